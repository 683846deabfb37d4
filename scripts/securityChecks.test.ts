import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')
const has = (path: string): boolean => existsSync(new URL(`../${path}`, import.meta.url))

const rows = read('docs/security-checks.md')
  .split('\n')
  .filter((line) => /^\| S\d+ /.test(line))
  .map((line) => {
    const [number = '', check = '', words = '', where = '', witness = ''] = line
      .split(/(?<!\\)\|/)
      .slice(1)
      .map((cell) => cell.trim())
    return { number, check, words, where, witness }
  })
const quoted = (text: string): string[] => [...text.matchAll(/"([^"]+)"/g)].map(([, words = '']) => words)
const ticked = (text: string): string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, words = '']) => words)
const checkIds = [...read('packages/safe/src/checks/CheckId.ts').matchAll(/\| '([^']+)'/g)].map(([, id = '']) => id)

/** The words of the checks are in message catalogues. */
const catalogues = ['packages/describe/src', 'packages/safe/src', 'packages/simulation/src', 'apps/web/src']
  .flatMap((folder) =>
    readdirSync(new URL(`../${folder}`, import.meta.url), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('Messages.ts'))
      .map((file) => read(`${folder}/${file}`)),
  )
  .join('\n')

test('behavior: docs/security-checks.md has a row for each of S1 to S25, in order', () => {
  expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 25 }, (_, index) => `S${index + 1}`))
})

test('behavior: every check there is stands in a row, and every id of a row is a check there is', () => {
  const named = new Set(rows.flatMap(({ check }) => ticked(check)).filter((id) => /^[a-z]+(-[a-z]+)*$/.test(id)))
  expect(checkIds.length).toBeGreaterThan(30)
  expect([...named].toSorted()).toEqual(checkIds.toSorted())
})

test.each(rows)('behavior: the words of $number stand in its sources', ({ words, where }) => {
  const paths = ticked(where)
  expect(paths.length).toBeGreaterThan(0)
  expect(paths.filter((path) => !has(path))).toEqual([])
  const sources = [...paths.map(read), catalogues].join('\n')
  expect(quoted(words).filter((one) => !sources.includes(one))).toEqual([])
})

test.each(rows)('behavior: the witnesses of $number are tests of that name', ({ witness }) => {
  const files = witness.split(/;(?=\s*`)/)
  expect(files.length).toBeGreaterThan(0)
  for (const entry of files) {
    const [path = ''] = ticked(entry)
    expect(path).toMatch(/\.(test|spec)\.tsx?$/)
    const source = read(path)
    expect(quoted(entry).filter((title) => !source.includes(title))).toEqual([])
  }
})
