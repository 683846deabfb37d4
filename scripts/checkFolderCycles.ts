import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findFolderCycles, readSourceFiles, type FolderCycle } from './architecture/findFolderCycles.ts'

/* Fails when folders of a workspace import each other in a circle. */

/** Imports that are printed per cycle: the rarest edges first, which are the ones to remove. */
const MOST_IMPORTS = 10

const root = fileURLToPath(new URL('..', import.meta.url))
const listWorkspaces = () => [
  ...['apps', 'packages'].flatMap((group) => readdirSync(join(root, group)).map((name) => `${group}/${name}`)),
  'e2e',
  'scripts',
]
const sourceOf = (workspace: string) => (existsSync(join(root, workspace, 'src')) ? `${workspace}/src` : workspace)

function describeCycle(source: string, { folders, imports }: FolderCycle): string {
  const lines = imports
    .slice(0, MOST_IMPORTS)
    .map(({ from, to, count }) => `    ${from} imports ${to}${count > 1 ? ` (${count} imports like this)` : ''}`)
  return [`  ${source}: ${folders.join(', ')}`, ...lines].join('\n')
}

const found = listWorkspaces().map((workspace) => ({
  workspace,
  cycles: findFolderCycles(readSourceFiles(join(root, sourceOf(workspace)))),
}))
let failed = false
for (const { workspace, cycles } of found) {
  if (cycles.length > 0) {
    failed = true
    console.error(`✗ ${workspace}: folders import each other in a circle.`)
    for (const cycle of cycles) console.error(describeCycle(sourceOf(workspace), cycle))
  } else console.log(`✓ ${workspace}: no cycle between folders.`)
}
process.exit(failed ? 1 : 0)
