import { BaseError } from 'viem'
import { expect, test } from 'vitest'
import { createFilterTuner, isFilterRefusal } from './createFilterTuner.ts'

const many = { accounts: 10_000, blocks: 1, queries: 3 }

test('behavior: one group is always named, whatever the chain costs', () => {
  expect(createFilterTuner().isUnfilteredCheaper('token', { ...many, accounts: 1000 })).toBe(false)
})

test('behavior: the density of the logs decides between names and one unfiltered request', () => {
  const tuner = createFilterTuner()
  // Unknown: measured at a single block only.
  expect(tuner.isUnfilteredCheaper('token', { ...many, blocks: 100 })).toBe(false)
  expect(tuner.isUnfilteredCheaper('token', many)).toBe(true)
  tuner.measured('token', 1, 300)
  // 10 groups of 3 requests against 1 + 300 / 500.
  expect(tuner.isUnfilteredCheaper('token', many)).toBe(true)
  expect(tuner.isUnfilteredCheaper('token', { ...many, blocks: 100 })).toBe(false)
  for (let block = 0; block < 20; block += 1) tuner.measured('token', 1, 50_000)
  expect(tuner.isUnfilteredCheaper('token', many)).toBe(false)
})

test('behavior: after a refusal the accounts are named, and the unfiltered request is tried again much later', () => {
  const tuner = createFilterTuner()
  tuner.measured('account', 1, 5)
  tuner.avoid('account')
  const answers = Array.from({ length: 501 }, () => tuner.isUnfilteredCheaper('account', { ...many, queries: 1 }))
  expect(answers.indexOf(true)).toBe(500)
})

test('behavior: groups are halved down to ten names; requests of the same round halve them once', () => {
  const tuner = createFilterTuner()
  expect([tuner.shrink(1000), tuner.shrink(1000), tuner.size()]).toEqual([true, true, 500])
  while (tuner.shrink(tuner.size()));
  expect(tuner.size()).toBe(10)
})

test.each([
  ['exceed max addresses or topics per search position', false, true],
  ['invalid params: too many addresses', false, true],
  ['block range too large', false, false],
  ['eth_getLogs is limited to 1000 blocks for this many addresses', false, false],
  ['query returned more than 10000 results', false, false],
  ['query returned more than 10000 results', true, true],
  ['execution reverted', true, false],
])('behavior: "%s" about one block (%s) is a refusal of the names: %s', (details, isOneBlock, expected) => {
  expect(isFilterRefusal(new BaseError('The request was refused.', { details }), isOneBlock)).toBe(expected)
})
