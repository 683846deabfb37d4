import type { Address, Hex } from '@countersign/primitives'
import { NO_SHARED_ENTRY as ofPackage } from '@countersign/safe'
import { expect, test } from 'vitest'
import { judgeSharedBook, rememberShared, type SeenEntry, type VerifiedEntry } from './judgeSharedBook.ts'
import { NO_SHARED_ENTRY } from '@countersign/safe/light'

const [alice, bob, mallory, payee]: readonly Address[] = ['1', '2', '3', '4'].map(
  (digit): Address => `0x${digit.repeat(40)}`,
)
if (!alice || !bob || !mallory || !payee) throw new Error('fixture')
const owners = [alice, bob]
const hashOf = (digit: string): Hex => `0x${digit.repeat(64)}`
const entry = (fields: Partial<VerifiedEntry> = {}): VerifiedEntry => ({
  address: payee,
  name: 'Payroll',
  everyNetwork: false,
  version: 1,
  previous: NO_SHARED_ENTRY,
  signedAt: 1,
  addedAt: 1000,
  hash: hashOf('a'),
  signer: alice,
  isUnread: false,
  ...fields,
})
const second = entry({ name: 'Payroll 2', version: 2, previous: hashOf('a'), hash: hashOf('b'), signer: bob })
const seenOf = (one: VerifiedEntry): SeenEntry[] => rememberShared(judgeSharedBook([one], owners, []), [])
const statesOf = (entries: VerifiedEntry[], seen: SeenEntry[] = [], who: readonly Address[] | null = owners) =>
  judgeSharedBook(entries, who, seen).rows.map(({ state }) => state)

test('behavior: what an owner signed is named, a newer version replaces it, and an empty name removes it', () => {
  expect(NO_SHARED_ENTRY).toBe(ofPackage)
  expect(statesOf([entry()])).toEqual(['named'])
  expect(statesOf([second], seenOf(entry()))).toEqual(['named'])
  expect(statesOf([{ ...second, name: '' }])).toEqual(['removed'])
  expect(statesOf([entry(), entry({ everyNetwork: true, hash: hashOf('c') })])).toEqual(['named', 'named'])
})

test.each([
  ['an invented entry', entry({ signer: null }), 'unsigned'],
  ['an entry of a stranger', entry({ signer: mallory }), 'former'],
  ['an entry whose contract was not asked', entry({ isUnread: true, signer: null }), 'unread'],
  ['a name with invisible characters', entry({ name: 'Pay\u202Eroll' }), 'unreadable'],
  ['a first version that replaces something', entry({ previous: hashOf('9') }), 'broken'],
  ['a later version that replaces nothing', entry({ version: 2 }), 'broken'],
] as const)('error: %s is not named', (_what, sent, state) => {
  expect(statesOf([sent])).toEqual([state])
})

test('error: while the owners are unknown no entry is named', () => {
  expect(statesOf([entry()], [], null)).toEqual(['unread'])
})

test('error: a service that goes back, exchanges or cuts what this browser has seen is found out', () => {
  const seen = seenOf(second)
  expect(statesOf([entry()], seen)).toEqual(['older'])
  expect(statesOf([{ ...second, hash: hashOf('e'), name: 'Other' }], seen)).toEqual(['changed'])
  const third = entry({ version: 3, previous: hashOf('f'), hash: hashOf('d') })
  expect(statesOf([third], seen)).toEqual(['broken'])
  expect(judgeSharedBook([], owners, seen).hidden).toEqual(seen)
  // An unsigned entry in its place hides it as well.
  expect(judgeSharedBook([{ ...second, signer: null }], owners, seen).hidden).toEqual(seen)
  // What was removed may be left out.
  expect(judgeSharedBook([], owners, seenOf({ ...second, name: '' })).hidden).toEqual([])
})

test('behavior: two owners who sign at once are a conflict, and neither name counts; an older version beside a newer one is old', () => {
  const rival = { ...second, name: 'Other', hash: hashOf('c'), signer: alice }
  expect(statesOf([second, rival])).toEqual(['conflict', 'conflict'])
  expect(statesOf([entry(), second])).toEqual(['older', 'named'])
  const seen = rememberShared(judgeSharedBook([second, rival], owners, []), [])
  expect(seen).toEqual([])
})
