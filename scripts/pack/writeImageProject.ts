import { copyFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Tarball } from './packTarballs.ts'
import { writeLockedProject } from './writeLockedProject.ts'

/** The program that the image runs. */
const PROGRAM = 'countersign'

/**
 * Writes the project that the image installs by `npm ci`: the tarballs that the program needs, and a lock file with exactly the versions and hashes
 * of this repository's one. The local chains (anvil, an optional peer) are left out.
 *
 * @param folder is emptied
 */
export function writeImageProject(root: string, tarballs: readonly Tarball[], folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  writeLockedProject(root, { tarballs, wanted: [PROGRAM] }, folder, { name: 'countersign-image' })
  copyFileSync(join(root, 'deploy/healthcheck.mjs'), join(folder, 'healthcheck.mjs'))
}
