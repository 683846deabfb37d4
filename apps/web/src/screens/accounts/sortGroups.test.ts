import type { Address } from '@countersign/primitives'
import { expect, test } from 'vitest'
import { chainFixture } from '../../data/chain-access/chainFixture.ts'
import type { AccountGroup } from './AccountGroup.ts'
import { movedTo, sortGroups } from './sortGroups.ts'

const [a, b, c, d]: [Address, Address, Address, Address] = [
  '0x000000000000000000000000000000000000000a',
  '0x000000000000000000000000000000000000000B',
  '0x000000000000000000000000000000000000000c',
  '0x000000000000000000000000000000000000000d',
]
const chain = chainFixture()
const group = (safe: Address, fields: Partial<AccountGroup> = {}): AccountGroup => ({
  safe,
  name: null,
  places: [
    {
      chain,
      key: { chainId: chain.chainId, safe },
      account: `dev1:${safe}`,
      known: null,
      open: null,
      overview: null,
      needsYou: 0,
      setup: null,
    },
  ],
  needsYou: 0,
  queued: 0,
  sum: 0n,
  valued: { known: 1, all: 1 },
  lastActivity: null,
  setup: null,
  differing: 0,
  ...fields,
})
const sorted = (groups: readonly AccountGroup[], by: 'value' | 'waiting' | 'activity' | 'hand', hand: Address[] = []) =>
  sortGroups(groups, { by, hand }).map(({ safe }) => safe)

test('behavior: the most valuable account comes first, and those without a known value last, in their order', () => {
  const unknown = { valued: { known: 0, all: 1 } }
  const groups = [group(a, unknown), group(b, { sum: 99n }), group(c, { sum: 10n ** 38n }), group(d, unknown)]
  expect(sorted(groups, 'value')).toEqual([c, b, a, d])
})

test('behavior: waiting work of this wallet comes before that of others, the latest activity before none', () => {
  const groups = [group(a, { queued: 9 }), group(b, { needsYou: 1 }), group(c, { lastActivity: 5 }), group(d)]
  expect(sorted(groups, 'waiting')).toEqual([b, a, c, d])
  expect(sorted(groups, 'activity')).toEqual([c, a, b, d])
})

test('behavior: by hand, what has no place comes last by value, in any spelling of addresses', () => {
  const groups = [group(a), group(b), group(c, { sum: 1n }), group(d, { sum: 2n })]
  expect(sorted(groups, 'hand', ['0x000000000000000000000000000000000000000b', a])).toEqual([b, a, d, c])
})

test('behavior: an address moves to the place of another one, up and down', () => {
  expect(movedTo([a, b, c, d], d, b)).toEqual([a, d, b, c])
  expect(movedTo([a, b, c, d], a, c)).toEqual([b, c, a, d])
  expect(movedTo([a, b], c, d)).toEqual([a, b])
})
