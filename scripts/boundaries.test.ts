import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import * as z from 'zod'

/*
 * The import rules are effective only if each of them refuses something: `scripts/fixtures/boundaries` has a planted violation for every
 * restriction of every rule, on one line each.
 */
const root = fileURLToPath(new URL('..', import.meta.url))
const FIXTURES = 'scripts/fixtures/boundaries'
const RULES = [
  'eslint/no-restricted-imports',
  'eslint/no-restricted-globals',
  'eslint/no-restricted-properties',
] as const

const Restriction = z.union([z.string(), z.looseObject({ message: z.string() })])
const ImportOptions = z.looseObject({
  paths: z.array(Restriction).default([]),
  patterns: z.array(Restriction).default([]),
})
const Configuration = z.looseObject({
  overrides: z.array(z.looseObject({ files: z.array(z.string()), rules: z.record(z.string(), z.unknown()) })),
})
const Report = z.looseObject({
  diagnostics: z.array(
    z.looseObject({
      message: z.string(),
      help: z.string().default(''),
      code: z.string(),
      filename: z.string(),
      labels: z.array(z.looseObject({ span: z.looseObject({ line: z.number() }) })),
    }),
  ),
})

const listFiles = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))

/** One run over all planted files: a run for each takes a minute. */
const { stdout, status } = spawnSync(
  join(root, 'node_modules/.bin/oxlint'),
  ['-c', '.oxlintrc.json', '--format', 'json', FIXTURES],
  { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
)
const reports = Report.parse(JSON.parse(stdout)).diagnostics.filter(({ code }) => /no-restricted-/.test(code))
const planted = listFiles(FIXTURES)
const { overrides } = Configuration.parse(JSON.parse(readFileSync(join(root, '.oxlintrc.json'), 'utf8')))

/** The rules in the order of the configuration: for a file, the last one that matches counts, and the others do not. */
const rules = RULES.flatMap((rule) =>
  overrides.flatMap((override) =>
    rule in override.rules
      ? [{ rule, globs: override.files, matches: matcherOf(override.files), value: override.rules[rule] }]
      : [],
  ),
)
const governing = (rule: string, path: string) => rules.findLast((each) => each.rule === rule && each.matches(path))

test.each(planted)('behavior: each import that is planted in %s is refused', (path) => {
  const lines = readFileSync(join(root, path), 'utf8').split('\n')
  const refused = reports
    .filter(({ filename }) => filename === path)
    .flatMap(({ labels }) => labels.map(({ span }) => span.line))
  expect(refused).not.toEqual([])
  expect(lines.filter((text, index) => text.startsWith('import ') && !refused.includes(index + 1))).toEqual([])
  expect(status).not.toBe(0)
})

test.each(rules.flatMap((each) => restrictionsOf(each.value).map((text) => ({ each, text, glob: each.globs[0] }))))(
  'behavior: a planted violation shows that $glob refuses: $text',
  ({ each, text }) => {
    const found = reports.filter(
      ({ filename, message, help }) => `${message} ${help}`.includes(text) && governing(each.rule, filename) === each,
    )
    expect(found).not.toEqual([])
  },
)

/** A folder that is deeper than the globs of its rule reach would be governed by a wider rule only. */
test.each(['apps/web/src/screens', 'apps/service/src/modules', 'apps/service/src/indexer'])(
  'behavior: the rules of %s reach every file in it',
  (folder) => {
    const tests = /\.test\.tsx?$/
    // Files directly in the folder compose what is in it.
    const wider = listFiles(folder).filter(
      (path) =>
        !tests.test(path) &&
        path.slice(folder.length + 1).includes('/') &&
        governing(RULES[0], path)?.globs.every((glob) => !glob.startsWith(`**/${folder}/`)) !== false,
    )
    expect(wider).toEqual([])
  },
)

/** What the messages of a rule's restrictions say; a restriction without a message is its name. */
function restrictionsOf(value: unknown): string[] {
  if (!Array.isArray(value)) return []
  const listed = value.slice(1).flatMap((option: unknown) => {
    const single = Restriction.safeParse(option)
    if (single.success) return [single.data]
    const { paths, patterns } = ImportOptions.parse(option)
    return [...paths, ...patterns]
  })
  return listed.map((each) => (typeof each === 'string' ? each : each.message))
}

/** Globs of the linter: `**` is any number of folders, `*` a part of one name, `{a,b}` a choice. */
function matcherOf(globs: readonly string[]): (path: string) => boolean {
  const patterns = globs.map((glob) => {
    const source = glob
      .replaceAll('.', String.raw`\.`)
      .replaceAll(/\{([^}]*)\}/g, (_, names: string) => `(?:${names.split(',').join('|')})`)
      .replaceAll(/\*\*\/|\*\*|\*/g, (star) => ({ '**/': '(?:.*/)?', '**': '.*' })[star] ?? '[^/]*')
    return new RegExp(`^${source}$`)
  })
  return (path) => patterns.some((pattern) => pattern.test(path))
}
