import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { listImports, readSourceFiles, type SourceFiles } from './findFolderCycles.ts'

/** Which parts import which: of a workspace its top-level folders, of the repository its workspaces. */
export type Edges = ReadonlyMap<string, ReadonlySet<string>>

const PACKAGE_IMPORT = /(?:\bfrom\s*|\bimport\s*\(?\s*)['"]@countersign\/([\w-]+)/g

/** Workspaces that import each other by name; tests and test kits are left out. */
export function readWorkspaceEdges(root: string): Edges {
  const edges = new Map<string, Set<string>>()
  for (const group of ['apps', 'packages'])
    for (const name of readdirSync(join(root, group)).toSorted()) {
      const source = join(root, group, name, 'src')
      if (!existsSync(source)) continue
      const targets = [...readSourceFiles(source).values()].flatMap((text) =>
        [...text.matchAll(PACKAGE_IMPORT)].map(([, target = '']) => target),
      )
      edges.set(name, new Set(targets.filter((target) => target !== name)))
    }
  return edges
}

/** Top-level folders of a source tree that import each other. Files beside the folders count by their own name. */
export function readFolderEdges(source: string): Edges {
  return folderEdgesOf(readSourceFiles(source))
}

export function folderEdgesOf(files: SourceFiles): Edges {
  const edges = new Map<string, Set<string>>()
  for (const file of files.keys()) edges.set(partOf(file), edges.get(partOf(file)) ?? new Set())
  for (const { from, to } of listImports(files))
    if (partOf(from) !== partOf(to)) edges.get(partOf(from))?.add(partOf(to))
  return edges
}

const partOf = (path: string) => path.split('/')[0] ?? path
