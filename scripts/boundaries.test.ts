import { spawnSync } from 'node:child_process'
import { readdirSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const fixtures = join(root, 'scripts/fixtures/boundaries')

const listFiles = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name)
    return statSync(path).isDirectory() ? listFiles(path) : [path]
  })

/** One run over all of them: a run for each file takes a minute. */
const { stdout, status } = spawnSync(
  join(root, 'node_modules/.bin/oxlint'),
  ['-c', '.oxlintrc.json', '--format', 'unix', 'scripts/fixtures/boundaries'],
  { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
)
const reports = stdout.split('\n').filter((line) => /no-restricted-(imports|globals|properties)/.test(line))

/** The import rules are effective only if every planted violation is reported. */
test.each(listFiles(fixtures).map((path) => relative(root, path)))(
  'behavior: what is planted in %s is refused',
  (path) => {
    expect(reports.filter((line) => line.startsWith(`${path}:`))).not.toEqual([])
    expect(status).not.toBe(0)
  },
)
