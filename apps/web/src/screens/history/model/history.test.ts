import { describe, expect, test } from 'vitest'
import { fiatOf, type TransactionRowModel } from '@countersign/describe/transaction'
import { historyDays } from './historyDays.ts'
import { filterProblems } from './filterProblems.ts'
import { historyRuns } from './historyRuns.ts'
import { parseHistoryFilters, toggled, tokensOf, toQueryFilter } from './historyFilters.ts'
import { historyTotal } from './historyTotal.ts'

const row = (fields: Partial<TransactionRowModel> = {}): TransactionRowModel => ({
  id: 'transfer_x',
  kind: 'receive',
  origin: 'outside',
  title: 'Received from Northwind Legal',
  meta: [],
  amount: { sign: '+', text: '250,000.00', symbol: 'TUSD', token: null, value: 1n, decimals: 6 },
  status: 'SUCCESS',
  nonce: null,
  timestamp: Date.UTC(2026, 10, 20, 9, 14),
  txHash: '0xabcdef',
  addresses: ['0x2222'],
  suspicious: null,
  ...fields,
})

describe('historyDays', () => {
  test('behavior: days are UTC days, in the order of the rows', () => {
    const now = Date.UTC(2026, 10, 20, 23, 59)
    const rows = [
      row(),
      row({ timestamp: Date.UTC(2026, 10, 20, 0, 0) }),
      row({ timestamp: Date.UTC(2026, 10, 19, 23, 59, 59) }),
      row({ timestamp: Date.UTC(2026, 10, 18, 12) }),
      row({ timestamp: Date.UTC(2025, 10, 4, 12) }),
    ]
    expect(historyDays(rows, now).map(({ title, rows: ofDay }) => `${title}: ${ofDay.length}`)).toEqual([
      'Today, 20 November: 2',
      'Yesterday, 19 November: 1',
      'Wednesday, 18 November: 1',
      'Tuesday, 4 November 2025: 1',
    ])
  })
})

describe('filters in the URL', () => {
  const usdc = '0x1111111111111111111111111111111111111111'

  test('behavior: they become the query of the service, nonce 0 included', () => {
    const filters = parseHistoryFilters({
      q: 'rent',
      kind: 'payment,batch',
      nonce: '0',
      token: `native,${usdc}`,
      value__gte: '1.5',
      suspicious: 'show',
    })
    expect(toQueryFilter(filters)).toEqual({
      q: 'rent',
      kind: ['payment', 'batch'],
      nonce: 0,
      token: ['native', usdc],
      value__gte: '1.5',
    })
    expect(filters.suspicious).toBe('show')
  })

  test('error: what is unknown, empty or invalid hides nothing, and is explained at its field', () => {
    const filters = parseHistoryFilters({
      q: '',
      kind: 'sideways',
      nonce: '1.5',
      value__gte: '1e5',
      address: '0x12',
      q_addresses: usdc,
      suspicious: 'yes',
      other: 'x',
    })
    expect(toQueryFilter(filters)).toEqual({})
    expect(filterProblems(filters)).toEqual({
      nonce: '"1.5" is not a transaction number. Enter a whole number, 0 or higher.',
      value__gte: '"1e5" is not an amount. Enter digits and at most one point.',
      address: '"0x12" is not an address.',
    })
  })

  test('error: a range that ends before it begins names both ends', () => {
    const days = { execution_date__gte: '2026-10-02', execution_date__lte: '2026-10-01' }
    expect(filterProblems(days).execution_date__lte).toContain(
      'ends on 1 October 2026, before it begins on 2 October 2026',
    )
    expect(filterProblems({ value__gte: '10', value__lte: '9' }).value__lte).toContain('ends at 9')
    expect(filterProblems({ value__gte: '9', value__lte: '10' })).toEqual({})
  })

  test('behavior: a value is added to a list and taken from it', () => {
    expect(toggled(undefined, 'batch')).toBe('batch')
    expect(toggled('batch', 'payment')).toBe('batch,payment')
    expect(toggled('batch,payment', 'batch')).toBe('payment')
    expect(toggled('payment', 'payment')).toBeUndefined()
  })

  test('behavior: the tokens of the rows, without those of suspicious rows', () => {
    const eth = { sign: '−', text: '25.00', symbol: 'ETH', token: null, value: 25n, decimals: 18 } as const
    const rows = [row({ amount: eth }), row({ amount: eth }), row({ suspicious: 'imitation' })]
    expect(tokensOf([...rows, row({ amount: { ...eth, symbol: 'TUSD', token: usdc } })])).toEqual([
      { value: 'native', symbol: 'ETH' },
      { value: usdc, symbol: 'TUSD' },
    ])
  })
})

describe('historyRuns', () => {
  test('behavior: rows of one Ethereum transaction are one run, others share one', () => {
    const of = (txHash: `0x${string}` | null) => row({ txHash })
    const runs = historyRuns([of('0x1'), of('0x2'), of('0x2'), of('0x3'), of(null), of(null), of('0x4'), of('0x4')])
    expect(runs.map(({ isTogether, rows }) => [isTogether, rows.length])).toEqual([
      [false, 1],
      [true, 2],
      [false, 3],
      [true, 2],
    ])
  })
})

describe('fiatOf', () => {
  test('behavior: values are exact and truncated, never rounded up', () => {
    expect(fiatOf(1_999_999n, 6, '1')).toBe('1.999999')
    expect(fiatOf(1_999_999_999_999_999_999n, 18, '1')).toBe('1.999999')
    expect(fiatOf(2n * 10n ** 18n, 18, '3508.4')).toBe('7016.800000')
  })
  test('error: without a price there is no value', () => {
    expect(fiatOf(1n, 6, null)).toBeNull()
    expect(fiatOf(1n, 6, '0')).toBeNull()
  })
})

describe('historyTotal', () => {
  const creation = row({ id: 'creation_x', kind: 'creation', amount: null })
  const all = { hasMore: false, count: 7 }

  test('behavior: the creation is counted separately, and only if its row is loaded', () => {
    expect(historyTotal({ ...all, rows: [row(), row(), creation] })).toBe('2 transactions and the creation.')
    expect(historyTotal({ ...all, rows: [row(), creation] })).toBe('1 transaction and the creation.')
    expect(historyTotal({ ...all, rows: [creation] })).toBe('The creation of the account.')
    expect(historyTotal({ ...all, rows: [row()] })).toBe('1 transaction.')
    expect(historyTotal({ ...all, rows: [] })).toBe('0 transactions.')
  })

  test('behavior: the count of rows that are not loaded comes from the service, if it sends one', () => {
    expect(historyTotal({ rows: [row()], hasMore: true, count: 1284 })).toBe('1,284 transactions.')
    expect(historyTotal({ rows: [row()], hasMore: true, count: null })).toBeUndefined()
  })
})
