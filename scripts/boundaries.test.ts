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

/** The import rules hold only while they read something: every planted violation must be reported. */
test.each(listFiles(fixtures).map((path) => relative(fixtures, path)))(
  'behavior: what is planted in %s is refused',
  (name) => {
    const result = spawnSync(
      join(root, 'node_modules/.bin/oxlint'),
      ['-c', '.oxlintrc.json', '--format', 'unix', join('scripts/fixtures/boundaries', name)],
      { cwd: root, encoding: 'utf8' },
    )
    expect(result.stdout).toMatch(/no-restricted-(imports|globals|properties)/)
    expect(result.status).not.toBe(0)
  },
)
