import { expect, test } from 'vitest'
import { createChangedAccounts } from './changedAccounts.ts'

const [one, two] = ['1:0xAa', '1:0xbb']

test('behavior: an account that changed is requested again, others are not', () => {
  const changes = createChangedAccounts(1000)
  const before = changes.now()
  changes.mark(one)
  expect([changes.hasChanged('1:0xaa', before), changes.hasChanged(two, before)]).toEqual([true, false])
  expect(changes.hasChanged(one, changes.now())).toBe(false)
})

test('behavior: an event of a chain, and an interrupted stream, change every account', () => {
  const changes = createChangedAccounts(1000)
  const before = changes.now()
  changes.mark('1:')
  expect([changes.hasChanged(one, before), changes.hasChanged('2:0xaa', before)]).toEqual([true, false])
  const between = changes.now()
  changes.markAll()
  expect(changes.hasChanged('2:0xaa', between)).toBe(true)
  expect(changes.hasChanged('2:0xaa', changes.now())).toBe(false)
})

test('behavior: an answer of an earlier page load is stale', () => {
  expect(createChangedAccounts(2000).hasChanged(one, 1999)).toBe(true)
})
