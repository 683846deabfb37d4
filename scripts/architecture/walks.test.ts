import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { findWalkFaults, WALKS, type Walk } from './walks.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const [first, second] = ['scripts/checkWalks.ts', 'scripts/architecture/walks.ts']
const planted = (steps: Walk['steps'], most = 10): string[] =>
  findWalkFaults(root, { name: 'planted', follows: 'a value', most, steps })

test.each(WALKS)(
  'behavior: the files of the walk "$name" exist, import one another in order, and do not grow',
  (walk) => {
    expect(findWalkFaults(root, walk)).toEqual([])
  },
)

test('behavior: a file that an earlier one imports, or that is reached otherwise, is no fault', () => {
  expect(planted([first, second])).toEqual([])
  expect(planted([second, { file: first, after: 'a person starts it' }])).toEqual([])
})

test('error: a missing file, a file that no earlier one imports, a repeated file and a grown number are faults', () => {
  expect(planted([first, 'scripts/gone.ts'])).toEqual(['planted: there is no scripts/gone.ts.'])
  expect(planted([second, first])).toEqual([`planted: no file before ${first} imports it.`])
  expect(planted([first, second, second])).toEqual(['planted: a file is listed twice.'])
  expect(planted([first, second], 1)).toEqual(['planted: 2 files, at most 1. Join files that are read together.'])
})
