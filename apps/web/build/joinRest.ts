import { joinSmallParts, type SharedPart } from './joinSmallParts.ts'
import { LATE } from './nameAheadFiles.ts'
import { REPOSITORY, repositoryPath } from './repositoryPath.ts'

type Facts = { readonly code: string | null; readonly dynamicallyImportedIds: readonly string[] }
type Graph = {
  readonly ids: readonly string[]
  readonly factsOf: (id: string) => Facts | null
  readonly reach: (roots: readonly string[]) => Set<string>
  /** The part that `chunkGroups.ts` gives a module; the others are joined here. */
  readonly partOf: (id: string) => string | undefined
}
type Part = SharedPart & { readonly ids: readonly string[]; readonly isFixed: boolean; readonly isOfOne: boolean }

/** In characters of source, of which a tenth is left when it is compressed. */
const LIMITS = { small: 30_000, large: 100_000, added: 150_000 }
/** Also the name of the page. */
const PAGE = /([^/]+)\.tsx\?tsr-split/
/** What a page loads in addition counts as often, because it comes before its content. */
const PAGE_WEIGHT = 4
/** Loaded by every page. */
const FIRST = ['boot', 'words']
/** The style sheets that only dialogs have are one file: the document has the hash of each file. */
const STYLES = 'styles'

/**
 * Files of the modules that no first page, and no part of `chunkGroups.ts`, has: those of the other pages and of what they load later. Modules that the same
 * pages and dialogs need are one part, and small parts are joined.
 *
 * @returns the name of a file by module; the code of one page or dialog alone, without another part, has none
 */
export function joinRest(graph: Graph): Map<string, string> {
  const parts = readParts(graph)
  const firsts = joinSmallParts(parts, LIMITS)
  const files = new Map<string, Part[]>()
  for (const part of parts.filter(({ isFixed }) => !isFixed)) {
    const first = firsts.get(part.key) ?? part.key
    files.set(first, [...(files.get(first) ?? []), part])
  }
  const taken = new Map<string, number>()
  return new Map(
    [...files].flatMap(([first, joined]) => {
      const ids = joined.flatMap((part) => part.ids)
      if (first === STYLES) return ids.map((id) => [id, STYLES] as const)
      if (joined.length === 1 && joined.some(({ isOfOne }) => isOfOne)) return []
      const name = nameOf(ids, graph)
      const place = taken.get(name) ?? 0
      taken.set(name, place + 1)
      return ids.map((id) => [id, `${name}~${place}`] as const)
    }),
  )
}

/** Of the page whose code is in it, or by whether a page needs it before its content. */
function nameOf(ids: readonly string[], { partOf }: Graph): string {
  const [, page] = ids.map((id) => PAGE.exec(id)).find((found) => found !== null) ?? []
  return page ?? (ids.some((id) => partOf(id) === 'pages') ? 'pages' : 'rest')
}

function readParts({ ids, factsOf, reach, partOf }: Graph): Part[] {
  const isFree = (id: string) => ['pages', undefined].includes(partOf(id))
  const targets = [...new Set(ids.flatMap((id) => factsOf(id)?.dynamicallyImportedIds ?? []))]
    .filter((id) => isFree(id) && factsOf(id) !== null)
    .toSorted((one, other) => (repositoryPath(one) < repositoryPath(other) ? -1 : 1))
  const users = new Map<string, bigint>()
  const count = new Map<string, number>()
  let bit = 1n
  for (const target of targets) {
    const reached = reach([target])
    for (const id of reached) count.set(id, (count.get(id) ?? 0) + 1)
    for (let left = PAGE.test(target) ? PAGE_WEIGHT : 1; left > 0; left -= 1) {
      for (const id of reached) users.set(id, (users.get(id) ?? 0n) | bit)
      bit <<= 1n
    }
  }
  const pages = targets.filter((id) => PAGE.test(id)).map((page) => reach([page]))
  const isOfDialogs = (id: string) => id.endsWith('.css') && !pages.some((reached) => reached.has(id))
  const byKey = new Map<string, string[]>()
  for (const [id, needing] of users) {
    const key = !isFree(id) ? (partOf(id) ?? '') : isOfDialogs(id) ? STYLES : String(needing)
    byKey.set(key, [...(byKey.get(key) ?? []), id])
  }
  return [...byKey].map(([key, own]) => ({
    key,
    ids: own,
    isOfOne: own.every((id) => count.get(id) === 1),
    isFixed: own.some((id) => !isFree(id)),
    isAlone: key === STYLES || own.some((id) => !isFree(id) || LATE.test(id)),
    size: FIRST.includes(key) ? 0 : own.reduce((size, id) => size + sizeOf(id, factsOf), 0),
    users: own.reduce((all, id) => all | (users.get(id) ?? 0n), 0n),
  }))
}

/** Without the place of the checkout, because a build has the same files everywhere. */
const sizeOf = (id: string, factsOf: Graph['factsOf']): number =>
  (factsOf(id)?.code ?? '').replaceAll(REPOSITORY, '').length
