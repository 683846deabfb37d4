import { expect, test } from 'vitest'
import { readExportDate } from './mountExport.ts'

test.each([
  ['2026-08-01', 'from', '2026-08-01T00:00:00.000Z'],
  ['2026-08-01', 'to', '2026-08-01T23:59:59.999Z'],
  ['2026-08-01T12:00Z', 'to', '2026-08-01T12:00:00.000Z'],
  ['2026-08-01T12:00:00+02:00', 'from', '2026-08-01T10:00:00.000Z'],
  ['2026-08-01T12:00:00 02:00', 'from', '2026-08-01T10:00:00.000Z'],
] as const)('behavior: %s as %s', (text, end, expected) => {
  expect(new Date(readExportDate(text, end) ?? 0).toISOString()).toBe(expected)
})

test('behavior: a missing date leaves the range open', () => {
  expect(readExportDate(undefined, 'from')).toBeNull()
  expect(readExportDate('', 'to')).toBeNull()
})

test.each(['yesterday', '2026-02-31', '2026-13-01', '1.8.2026', '2026', '1722470400000'])('error: %s', (text) => {
  expect(() => readExportDate(text, 'from')).toThrow('Invalid date')
})
