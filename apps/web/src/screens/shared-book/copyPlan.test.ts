import type { Address } from '@countersign/primitives'
import { expect, test } from 'vitest'
import type { SharedRow, SharedState } from '../../data/shared-book/judgeSharedBook.ts'
import { NO_SHARED_ENTRY } from '@countersign/safe/light'
import { copyPlan } from './copyPlan.ts'
import { nextVersion } from './nextVersion.ts'

const addressOf = (digit: string): Address => `0x${digit.repeat(40)}`
const row = (digit: string, name: string, state: SharedState = 'named', everyNetwork = false): SharedRow => ({
  entry: {
    address: addressOf(digit),
    name,
    everyNetwork,
    version: 2,
    previous: NO_SHARED_ENTRY,
    signedAt: 1,
    addedAt: 1,
    hash: `0x${digit.repeat(64)}`,
    signer: addressOf('a'),
    isUnread: false,
  },
  state,
})

test('behavior: only verified names are copied, and a name that differs from the own one is told apart', () => {
  const own = [
    { address: addressOf('2'), name: 'Same', chainId: '1' },
    { address: addressOf('3'), name: 'Mine', chainId: null },
  ]
  const rows = [
    row('1', 'New'),
    row('2', 'Same'),
    row('3', 'Theirs', 'named', true),
    row('4', 'Former', 'former'),
    row('5', 'Invented', 'unsigned'),
    row('6', '', 'removed'),
  ]
  expect(copyPlan(rows, '1', own).map(({ entry, kind, own: name }) => [entry.name, entry.chainId, kind, name])).toEqual(
    [
      ['New', '1', 'new', null],
      ['Same', '1', 'same', 'Same'],
      ['Theirs', null, 'other', 'Mine'],
    ],
  )
})

test('behavior: the next version replaces the newest, and an unsigned one counts for nothing', () => {
  const rows = [
    row('1', 'A'),
    { ...row('1', 'B'), entry: { ...row('1', 'B').entry, version: 9 }, state: 'unsigned' as const },
  ]
  expect(nextVersion(rows, { address: addressOf('1'), everyNetwork: false })).toEqual({
    version: 3,
    previous: `0x${'1'.repeat(64)}`,
  })
  expect(nextVersion(rows, { address: addressOf('1'), everyNetwork: true })).toEqual({
    version: 1,
    previous: NO_SHARED_ENTRY,
  })
})
