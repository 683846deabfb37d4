import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { compileExamples, describeProblems } from './compileExamples.ts'
import { differenceOf } from './differenceOf.ts'
import * as values from './exampleValues.ts'
import { runExamples } from './runExamples.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '')
/** Examples of the other packages use nodes, devices or services: they are only compiled. */
const RUN = ['api', 'app-bridge', 'chains', 'describe', 'ledger', 'primitives', 'safe', 'simulation', 'ui']

const { examples } = compileExamples({
  root,
  packages: 'packages',
  valuesModule: fileURLToPath(new URL('exampleValues.ts', import.meta.url)),
})
const load = (specifier: string): Promise<object> => import(/* @vite-ignore */ specifier)

test('behavior: every example of an exported function compiles', () => {
  expect(describeProblems(examples)).toEqual([])
})

test('behavior: an example gives the value that its comment states', async () => {
  const run = examples.filter(({ of, problems }) => RUN.includes(of.package) && problems.length === 0)
  const { stated, failures } = await runExamples(run, load, values)
  expect([...failures, ...stated.map(differenceOf).filter((difference) => difference !== null)]).toEqual([])
})
