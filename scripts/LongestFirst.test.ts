import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LONGEST } from './LongestFirst.ts'

test('behavior: every file that is begun first exists', () => {
  expect(LONGEST.filter((name) => !existsSync(new URL(`../${name}`, import.meta.url)))).toEqual([])
})
