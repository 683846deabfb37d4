import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix, relative, sep } from 'node:path'

/** The files of a source tree: path relative to its root, with forward slashes, and the text. */
export type SourceFiles = ReadonlyMap<string, string>

/** Folders that import each other, directly or through others, with one import for each edge between two of them. */
export type FolderCycle = {
  readonly folders: readonly string[]
  /** The file that imports and the file that is imported, shortest list of edges first. */
  readonly imports: readonly { readonly from: string; readonly to: string; readonly count: number }[]
}

/** Tests, test kits and generated files may import anything, so a cycle through them is none. */
const IS_LEFT_OUT = /\.test(-d)?\.[mc]?tsx?$|\.gen\.tsx?$|\.d\.ts$|TestKit\.tsx?$/
/** A message catalogue is a leaf: it imports primitives only, so a folder that reads the texts of the folder above is in no cycle. */
const IS_CATALOGUE = /Messages(?:\.de)?\.tsx?$/
const LEFT_OUT_FOLDERS = new Set(['node_modules', 'testing', 'proof', 'generated', 'dist', 'fixtures'])
/** `import … from`, `export … from`, `import()` and `new URL(…, import.meta.url)` of a relative file. */
const RELATIVE_IMPORT = /(?:\bfrom\s*|\bimport\s*\(?\s*|\bnew URL\(\s*)['"](\.{1,2}\/[^'"]+)['"]/g

/** Reads every source file below a folder; tests and generated code are left out. */
export function readSourceFiles(root: string): SourceFiles {
  const files = new Map<string, string>()
  const visit = (folder: string) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) {
        if (!LEFT_OUT_FOLDERS.has(entry.name)) visit(path)
      } else if (/\.[mc]?[jt]sx?$/.test(entry.name) && !IS_LEFT_OUT.test(entry.name))
        files.set(relative(root, path).split(sep).join('/'), readFileSync(path, 'utf8'))
    }
  }
  visit(root)
  return files
}

/**
 * Every cycle between folders, at every level: below each folder its sub-folders count with all that is in them, and the files
 * that lie directly in the folder count as one more, named like the folder itself with `/.` at the end.
 */
export function findFolderCycles(files: SourceFiles): FolderCycle[] {
  const imports = listImports(files).filter(({ to }) => !IS_CATALOGUE.test(to))
  return listFolders(files).flatMap((folder) => findCyclesBelow(folder, imports))
}

type Import = { readonly from: string; readonly to: string }

/** Every import of one file by another, in the order of the files. */
export function listImports(files: SourceFiles): Import[] {
  return [...files].flatMap(([from, text]) =>
    [...text.matchAll(RELATIVE_IMPORT)].flatMap(([, specifier = '']) => {
      const to = posix.join(posix.dirname(from), specifier)
      return files.has(to) && to !== from ? [{ from, to }] : []
    }),
  )
}

function listFolders(files: SourceFiles): string[] {
  const folders = new Set<string>()
  for (const path of files.keys())
    for (let folder = dirname(path); !folders.has(folder); folder = dirname(folder)) folders.add(folder)
  return [...folders].sort()
}

/** Which part of `folder` a file belongs to; null when it lies elsewhere. */
function partOf(folder: string, path: string): string | null {
  const prefix = folder === '.' ? '' : `${folder}/`
  if (!path.startsWith(prefix)) return null
  const [first = '', ...rest] = path.slice(prefix.length).split('/')
  return `${prefix}${rest.length === 0 ? '.' : first}`
}

function findCyclesBelow(folder: string, imports: readonly Import[]): FolderCycle[] {
  const edges = new Map<string, Map<string, Import[]>>()
  for (const each of imports) {
    const from = partOf(folder, each.from)
    const to = partOf(folder, each.to)
    if (from === null || to === null || from === to) continue
    const targets = edges.get(from) ?? new Map<string, Import[]>()
    edges.set(from, targets.set(to, [...(targets.get(to) ?? []), each]))
  }
  return findComponents(edges).map((folders) => ({
    folders,
    imports: folders
      .flatMap((from) => folders.flatMap((to) => edges.get(from)?.get(to) ?? []).map((each) => ({ from, each })))
      .reduce<{ from: string; to: string; count: number }[]>((found, { each }) => {
        const same = found.find(
          (other) =>
            partOf(folder, other.from) === partOf(folder, each.from) &&
            partOf(folder, other.to) === partOf(folder, each.to),
        )
        if (same) same.count += 1
        else found.push({ ...each, count: 1 })
        return found
      }, [])
      .sort((left, right) => left.count - right.count),
  }))
}

/** Tarjan's strongly connected components that have more than one member, each sorted by name. */
function findComponents(edges: ReadonlyMap<string, ReadonlyMap<string, unknown>>): string[][] {
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const stack: string[] = []
  const components: string[][] = []
  const visit = (node: string): number => {
    order.set(node, order.size)
    lowest.set(node, order.size - 1)
    stack.push(node)
    for (const next of edges.get(node)?.keys() ?? []) {
      if (!order.has(next)) lowest.set(node, Math.min(low(node), visit(next)))
      else if (stack.includes(next)) lowest.set(node, Math.min(low(node), order.get(next) ?? 0))
    }
    if (low(node) === order.get(node)) {
      const members = stack.splice(stack.indexOf(node)).sort()
      if (members.length > 1) components.push(members)
    }
    return low(node)
  }
  const low = (node: string) => lowest.get(node) ?? 0
  for (const node of edges.keys()) if (!order.has(node)) visit(node)
  return components
}
