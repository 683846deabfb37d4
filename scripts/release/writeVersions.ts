import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { CHART, readVersions } from './readVersions.ts'

const CHANGESET = createRequire(import.meta.url).resolve('@changesets/cli/bin.js')

/**
 * Applies the pending changesets: versions and ranges of the workspaces by changesets, which then deletes the changesets; the root and the
 * lock file by npm; then the release that the chart names. No dependency is looked up, so it needs no network.
 * @throws Error naming a place that has another version afterwards
 */
export function writeVersions(root: string, version: string): void {
  const run = (program: string, ...args: string[]) => execFileSync(program, args, { cwd: root, stdio: 'pipe' })
  run(process.execPath, CHANGESET, 'version')
  run('npm', 'version', version, '--no-git-tag-version', '--ignore-scripts', '--offline')
  run('npm', 'install', '--package-lock-only', '--ignore-scripts', '--offline', '--no-audit', '--no-fund')
  const chart = join(root, CHART)
  writeFileSync(chart, readFileSync(chart, 'utf8').replace(/^appVersion: .*$/m, `appVersion: ${version}`))
  const other = readVersions(root).find((each) => each.version !== version)
  if (other !== undefined)
    throw new Error(`${other.place} says version ${other.version} after ${version} was written. Undo: git checkout .`)
}
