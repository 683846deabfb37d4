import type { HistoryFilter } from '@countersign/api'
import { expect, test } from 'vitest'
import { createHistoryMatch, isEmptyFilter } from './createHistoryMatch.ts'
import type { HistoryEntry, HistoryMove } from './HistoryEntry.ts'

const USDC = '0x1111111111111111111111111111111111111111'
const PAYEE = '0x2222222222222222222222222222222222222222'
const move: HistoryMove = {
  isIncoming: false,
  token: USDC,
  symbol: 'usdc',
  value: 1_500_000n,
  decimals: 6,
  text: '1.5',
}
const entry: HistoryEntry = {
  kind: 'payment',
  origin: 'owners',
  isFailed: false,
  at: Date.UTC(2026, 7, 1, 12),
  nonce: 0,
  method: 'transfer',
  selector: '0xa9059cbb',
  note: 'salaries, second half',
  app: 'payroll https://pay.example',
  proposer: PAYEE,
  module: null,
  addresses: [USDC, PAYEE],
  hashes: [`0x${'ab'.repeat(32)}`],
  moves: [move],
}
const matches = (filter: HistoryFilter, changed: Partial<HistoryEntry> = {}) =>
  createHistoryMatch(filter)({ ...entry, ...changed })

test('behavior: nonce 0 is a number like any other, and an empty filter lets everything through', () => {
  expect(matches({ nonce: 0 })).toBe(true)
  expect(matches({ nonce: 0 }, { nonce: null })).toBe(false)
  expect(matches({})).toBe(true)
  expect(isEmptyFilter({ q: undefined, app: null })).toBe(true)
  expect(isEmptyFilter({ nonce: 0 })).toBe(false)
})

test.each<[HistoryFilter, boolean]>([
  [{ value__gte: '1.5' }, true],
  [{ value__gte: '1.5000000000000000000000001' }, false],
  [{ value__lte: '1.5' }, true],
  [{ value__lte: '1.4999999999' }, false],
  [{ value__gte: '1', value__lte: '2' }, true],
])('behavior: amounts are compared in units of the token, exactly: %o', (filter, expected) => {
  expect(matches(filter)).toBe(expected)
})

test('behavior: direction, token and amount hold for the same movement', () => {
  const moves = [move, { ...move, isIncoming: true, token: null, symbol: 'eth', value: 10n ** 18n, decimals: 18 }]
  expect(matches({ direction: 'incoming', token: ['native'] }, { moves })).toBe(true)
  expect(matches({ direction: 'outgoing', token: ['native'] }, { moves })).toBe(false)
  expect(matches({ direction: 'incoming', value__gte: '1.2' }, { moves })).toBe(false)
  expect(matches({ direction: 'outgoing' }, { moves: [] })).toBe(false)
})

test('behavior: a day includes all of itself, and both ends are included', () => {
  expect(matches({ execution_date__gte: '2026-08-01', execution_date__lte: '2026-08-01' })).toBe(true)
  expect(matches({ execution_date__lte: '2026-08-01T12:00:00Z' })).toBe(true)
  expect(matches({ execution_date__lte: '2026-08-01T11:59:59Z' })).toBe(false)
  expect(matches({ execution_date__gte: '2026-08-02' })).toBe(false)
})

test('error: a day that is not on the calendar is refused', () => {
  expect(() => matches({ execution_date__gte: '2026-02-31' })).toThrow('Invalid date: 2026-02-31')
})

test.each<[string, boolean]>([
  ['Second Half', true],
  ['pay.example', true],
  ['transfer', true],
  ['0xABab', true],
  ['0x2222', true],
  ['0xa9059cbb', true],
  ['usd', true],
  ['1.5', true],
  ['0xbaba', false],
  ['5', false],
  ['third', false],
])(
  'behavior: text finds notes, apps, methods, beginnings of hashes, addresses, symbols and amounts: %s',
  (q, expected) => {
    expect(matches({ q })).toBe(expected)
  },
)

test('behavior: a contact whose name matches the text is found by its address', () => {
  expect(matches({ q: 'kestrel' })).toBe(false)
  expect(matches({ q: 'kestrel', q_addresses: ['0x2222222222222222222222222222222222222222'] })).toBe(true)
})

test('behavior: every part of a filter must match', () => {
  const filter: HistoryFilter = { kind: ['payment', 'batch'], origin: ['owners'], state: 'executed', note: 'salar' }
  expect(matches(filter)).toBe(true)
  expect(matches(filter, { isFailed: true })).toBe(false)
  expect(matches(filter, { kind: 'settings' })).toBe(false)
  expect(matches({ ...filter, module: '0x2222222222222222222222222222222222222222' })).toBe(false)
  expect(matches({ ...filter, proposer: '0x2222222222222222222222222222222222222222' })).toBe(true)
})
