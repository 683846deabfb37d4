import type { Address } from '@countersign/primitives'
import { expect, test } from 'vitest'
import { mostCommonSetup, plainVersion, setupDifferences } from './setupDifferences.ts'

const [alice, bob, carol]: [Address, Address, Address] = [
  '0x000000000000000000000000000000000000000A',
  '0x000000000000000000000000000000000000000B',
  '0x000000000000000000000000000000000000000C',
]
const setup = { owners: [alice, bob], threshold: 2, version: '1.4.1' }

test('behavior: owners, threshold and version are compared; order, spelling and an unknown version are no difference', () => {
  const same = { owners: [bob, '0x000000000000000000000000000000000000000a'] as const, threshold: 2, version: null }
  expect(setupDifferences(setup, same)).toEqual([])
  expect(setupDifferences(setup, { owners: [alice, carol], threshold: 1, version: '1.3.0' })).toEqual([
    { type: 'owner-added', address: carol },
    { type: 'owner-removed', address: bob },
    { type: 'threshold', before: 2, after: 1 },
    { type: 'version', before: '1.4.1', after: '1.3.0' },
  ])
})

test('behavior: the set-up of most networks is the one to compare with; the first one of a tie', () => {
  const one = { ...setup, threshold: 1 }
  expect(mostCommonSetup([one, setup, { ...setup, owners: [bob, alice] }])).toBe(setup)
  expect(mostCommonSetup([one, setup])).toBe(one)
  expect(mostCommonSetup([])).toBeNull()
  expect([plainVersion('1.4.1+L2'), plainVersion('1.3.0'), plainVersion(null), plainVersion(undefined)]).toEqual([
    '1.4.1',
    '1.3.0',
    null,
    null,
  ])
})
