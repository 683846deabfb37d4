import type { Transaction } from '@countersign/api'
import { describe, expect, test } from 'vitest'
import { createDayOf, withDayLabels } from './withDayLabels.ts'

const row = (timestamp: number): Transaction => ({
  id: String(timestamp),
  timestamp,
  txHash: null,
  txStatus: 'SUCCESS',
  txInfo: {
    type: 'Creation',
    humanDescription: null,
    creator: { value: '0x0000000000000000000000000000000000000001', name: null, logoUri: null },
    transactionHash: `0x${'00'.repeat(32)}`,
    implementation: null,
    factory: null,
    saltNonce: null,
  },
  executionInfo: null,
  safeAppInfo: null,
  note: null,
})
const at = (iso: string) => Date.parse(iso)
const rows = ['2026-03-02T00:30:00Z', '2026-03-01T23:30:00Z', '2026-03-01T01:00:00Z'].map(at)
const labels = (dayOf: (timestamp: number) => string, before: number | null = null) =>
  withDayLabels(rows.map(row), dayOf, before).flatMap((item) => (item.type === 'DATE_LABEL' ? [item.timestamp] : []))

describe('day labels', () => {
  test('behavior: each day begins with the time of its first row, in UTC by default', () => {
    expect(labels(createDayOf(undefined))).toEqual([rows[0], rows[1]])
  })
  test('behavior: the time zone decides when a day ends, and is used instead of the offset', () => {
    expect(labels(createDayOf('America/New_York', 999))).toEqual([rows[0], rows[2]])
    expect(labels(createDayOf('Asia/Tokyo'))).toEqual([rows[0], rows[2]])
  })
  test('behavior: an offset in milliseconds moves the end of the day', () => {
    expect(labels(createDayOf(undefined, 3_600_000))).toEqual([rows[0], rows[2]])
  })
  test('behavior: a day that began on the previous page gets no second label', () => {
    expect(labels(createDayOf(undefined), at('2026-03-02T09:00:00Z'))).toEqual([rows[1]])
    expect(labels(createDayOf(undefined), at('2026-03-03T09:00:00Z'))).toEqual([rows[0], rows[1]])
  })
  test('error: a zone that does not exist', () => {
    expect(() => createDayOf('Mars/Olympus')).toThrow(RangeError)
  })
})
