import { parseSync } from 'vite'

/** The part of a bundler's module information that is read here. */
export type ModuleFacts = { readonly code: string | null; readonly importedIds: readonly string[] }

/** One exported name of a module; null means all of them. */
type Wanted = { readonly id: string; readonly name: string | null }
type Links = {
  readonly uses: readonly Wanted[]
  /** Names that the module only passes on, with their origin. */
  readonly passes: ReadonlyMap<string, Wanted>
  /** Modules of which every name is passed on. */
  readonly passesAll: readonly string[]
  /** Names that the module exports itself. */
  readonly own: ReadonlySet<string>
}

/**
 * Which modules are needed when some modules are loaded. A module that only passes names on leads to the modules of the names asked for,
 * as in the bundler; of any other module all imports count.
 */
export function createReach(factsOf: (id: string) => ModuleFacts | null): (roots: readonly string[]) => Set<string> {
  const read = new Map<string, Links>()
  const linksOf = (id: string): Links => {
    const links = read.get(id) ?? readLinks(factsOf(id))
    read.set(id, links)
    return links
  }
  const offers = (id: string, name: string, seen: readonly string[] = []): boolean => {
    if (seen.includes(id)) return false
    const { own, passes, passesAll } = linksOf(id)
    return own.has(name) || passes.has(name) || passesAll.some((inner) => offers(inner, name, [...seen, id]))
  }
  const originsOf = ({ id, name }: Wanted): readonly Wanted[] | null => {
    const { own, passes, passesAll } = linksOf(id)
    if (name === null || own.has(name)) return null
    const origin = passes.get(name)
    if (origin) return [origin]
    const through = passesAll.filter((inner) => offers(inner, name))
    return through.length === 0 ? null : through.map((inner) => ({ id: inner, name }))
  }
  return (roots) => {
    const reached = new Set<string>()
    const asked = new Set<string>()
    const rest: Wanted[] = roots.map((id) => ({ id, name: null }))
    for (let next = rest.pop(); next; next = rest.pop()) {
      const key = `${next.id} ${next.name ?? '*'}`
      if (asked.has(key)) continue
      asked.add(key)
      const origins = originsOf(next)
      if (origins) {
        rest.push(...origins)
        continue
      }
      const { uses, passes, passesAll } = linksOf(next.id)
      if (next.name === null) rest.push(...passes.values(), ...passesAll.map((id) => ({ id, name: null })))
      if (reached.has(next.id)) continue
      reached.add(next.id)
      rest.push(...uses)
    }
    return reached
  }
}

function readLinks(facts: ModuleFacts | null): Links {
  if (facts === null || facts.code === null) return allOf(facts)
  const { staticImports, staticExports, hasModuleSyntax } = parseSync('module.tsx', facts.code).module
  if (!hasModuleSyntax) return allOf(facts)
  const idOf = idsByRequest(facts, staticImports, staticExports)
  const passes = new Map<string, Wanted>()
  const passesAll: string[] = []
  const own = new Set<string>()
  for (const { entries } of staticExports)
    for (const { moduleRequest, importName, exportName } of entries) {
      const id = moduleRequest && idOf(moduleRequest.value)
      const name = exportName.kind === 'Default' ? 'default' : exportName.name
      if (id === null || id === undefined) own.add(name ?? 'default')
      else if (name === null || name === undefined) passesAll.push(id)
      else passes.set(name, { id, name: nameOf(importName) })
    }
  const passedOn = new Set([...passes.values()].map(({ id, name }) => `${id} ${name}`))
  const uses = staticImports.flatMap(({ moduleRequest, entries }) => {
    const id = idOf(moduleRequest.value)
    if (id === undefined) return []
    if (entries.length === 0) return [{ id, name: null }]
    return entries
      .map(({ importName }): Wanted => ({ id, name: nameOf(importName) }))
      .filter((wanted) => !passedOn.has(`${wanted.id} ${wanted.name}`))
  })
  return { uses, passes, passesAll, own }
}

/** CommonJS, styles and the like: everything imported counts. */
const allOf = (facts: ModuleFacts | null): Links => ({
  uses: (facts?.importedIds ?? []).map((id) => ({ id, name: null })),
  passes: new Map(),
  passesAll: [],
  own: new Set(),
})

type Parsed = ReturnType<typeof parseSync>['module']

const nameOf = ({ kind, name }: { kind: string; name?: string | null | undefined }): string | null =>
  kind === 'Default' ? 'default' : kind === 'Name' ? (name ?? null) : null

/** The bundler lists what a module imports once per request, in the order of the code. */
function idsByRequest(
  { importedIds }: ModuleFacts,
  staticImports: Parsed['staticImports'],
  staticExports: Parsed['staticExports'],
): (request: string) => string | undefined {
  const requests = [
    ...staticImports.map(({ start, moduleRequest }) => ({ start, value: moduleRequest.value })),
    ...staticExports.flatMap(({ start, entries }) =>
      entries.flatMap(({ moduleRequest }) => (moduleRequest ? [{ start, value: moduleRequest.value }] : [])),
    ),
  ].toSorted((left, right) => left.start - right.start)
  const unique = [...new Set(requests.map(({ value }) => value))]
  return (request) => importedIds[unique.indexOf(request)]
}
