import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { compileExamples } from './compileExamples.ts'
import { findMissingExamples } from './findMissingExamples.ts'
import { runExamples } from './runExamples.ts'
import { differenceOf } from './differenceOf.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '')
const planted = 'scripts/fixtures/examples'
const valuesModule = `${root}/${planted}/values.ts`
const load = (specifier: string): Promise<object> =>
  import(/* @vite-ignore */ `${root}/${planted}/planted/src/${specifier.endsWith('/more') ? 'more' : 'index'}.ts`)

const { exports, examples } = compileExamples({ root, packages: planted, valuesModule })

test('behavior: a function or class that an entry exports without an example is reported, once', () => {
  expect(exports.filter(({ callable }) => callable !== null)).toHaveLength(7)
  expect(findMissingExamples(exports)).toEqual([
    { name: 'withoutExample', file: `${planted}/planted/src/more.ts`, line: 2 },
    { name: 'Without', file: `${planted}/planted/src/more.ts`, line: 5 },
  ])
})

test('behavior: an example that does not compile is reported, and only that one', () => {
  expect(examples.flatMap(({ of, problems }) => problems.map((problem) => `${of.name}: ${problem}`))).toEqual([
    "half: Argument of type 'string' is not assignable to parameter of type 'number'. At: '8'",
    "half: Cannot find name 'nothing'. At: nothing",
  ])
})

test('behavior: a stated value that differs, and one that is no value, are reported', async () => {
  const { stated, failures } = await runExamples(examples, load, { shared: 1 })
  expect(stated.filter((one) => differenceOf(one) === null).map(({ code }) => code)).toEqual([
    "describe('x')",
    'add({ left: 20, right: shared })',
    "welcome('Ines')",
  ])
  expect(stated.map(differenceOf).filter((difference) => difference !== null)).toEqual([
    expect.stringContaining('numbers.ts:16 add({ left: 1 }): expected 1 to deeply equal 7'),
  ])
  expect(failures).toEqual([expect.stringContaining('numbers.ts:16 add failed: Error: Transform failed')])
})
