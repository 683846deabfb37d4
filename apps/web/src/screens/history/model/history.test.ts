import { describe, expect, test } from 'vitest'
import { fiatOf, type TransactionRowModel } from '@countersign/describe/transaction'
import { historyDays } from './historyDays.ts'
import { assetsOf, filterHistory, parseHistoryFilters } from './historyFilters.ts'
import { historyTotal } from './historyTotal.ts'
import { nonceProblem } from './nonceProblem.ts'

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

describe('filterHistory', () => {
  const outgoing = row({
    id: 'multisig_x',
    kind: 'send',
    title: 'Send 25.00 ETH to Payroll',
    amount: { sign: '−', text: '25.00', symbol: 'ETH', token: null, value: 25n, decimals: 18 },
    nonce: 0,
  })
  const failed = row({
    id: 'multisig_y',
    kind: 'contract',
    title: 'Call swap',
    amount: null,
    status: 'FAILED',
    nonce: 39,
  })
  const spam = row({ suspicious: 'imitation' })
  const rows = [row(), outgoing, failed, spam]
  const ids = (filters: Parameters<typeof filterHistory>[1]) => filterHistory(rows, filters).map(({ id }) => id)

  test('behavior: suspicious rows are hidden by default', () => {
    expect(ids({})).toEqual(['transfer_x', 'multisig_x', 'multisig_y'])
    expect(ids({ suspicious: 'show' })).toHaveLength(4)
  })

  test('behavior: direction, asset and nonce, nonce 0 included', () => {
    expect(ids({ kind: 'incoming' })).toEqual(['transfer_x'])
    expect(ids({ kind: 'outgoing' })).toEqual(['multisig_x'])
    expect(ids({ kind: 'failed' })).toEqual(['multisig_y'])
    expect(ids({ asset: 'ETH' })).toEqual(['multisig_x'])
    expect(ids({ nonce: '0' })).toEqual(['multisig_x'])
  })

  test('behavior: the text filter searches titles, addresses, hashes, and amounts with or without separators', () => {
    expect(ids({ q: 'PAYROLL' })).toEqual(['multisig_x'])
    expect(ids({ q: '250000' })).toEqual(['transfer_x'])
    expect(ids({ q: '250,000.00' })).toEqual(['transfer_x'])
    expect(ids({ q: '0x2222' })).toHaveLength(3)
  })

  test('behavior: the asset filter offers the assets of the shown rows', () => {
    expect(assetsOf(rows)).toEqual(['TUSD', 'ETH'])
  })

  test('error: an invalid nonce gives an error and hides no row', () => {
    expect(nonceProblem('-1')).toBe('"-1" is not a transaction number. Enter a whole number, 0 or higher.')
    expect(nonceProblem('1.5')).toContain('is not a transaction number')
    expect(ids({ nonce: '1.5' })).toHaveLength(3)
  })

  test('error: invalid values in the URL give no filter', () => {
    expect(parseHistoryFilters({ q: '', kind: 'sideways', nonce: 5, suspicious: 'yes', other: 'x' })).toEqual({})
    expect(parseHistoryFilters({ q: 'a', kind: 'module', suspicious: 'show' })).toEqual({
      q: 'a',
      kind: 'module',
      suspicious: 'show',
    })
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
