import { expect, test } from 'vitest'
import { EnrolmentConfig } from '../config/EnrolmentConfig.ts'
import { createReadCounter } from './createReadCounter.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

function start(config: Partial<EnrolmentConfig>) {
  let now = 0
  const counter = createReadCounter(EnrolmentConfig.parse(config), () => now)
  return (minutes: number, account = 'a', client = 'x') => {
    now = minutes * MINUTE_MS
    return counter.count(account, client)
  }
}

test('behavior: reads count when they are apart from each other and within the period', () => {
  const read = start({ reads: 3, readsApartMinutes: 30, readsWithinDays: 1 })
  expect([0, 1, 29, 31, 45].map((at) => read(at))).toEqual([false, false, false, false, false])
  expect(read(62)).toBe(true)
  // The first two are forgotten after a day.
  const later = start({ reads: 3, readsApartMinutes: 30, readsWithinDays: 1 })
  const day = DAY_MS / MINUTE_MS
  expect([0, 40, day + 50, day + 90].map((at) => later(at))).toEqual([false, false, false, false])
  expect(later(day + 130)).toBe(true)
})

test('behavior: one client, and all clients together, enrol a limited number of accounts a day', () => {
  const read = start({ reads: 1, perClientPerDay: 2, perDay: 3 })
  expect(['a', 'b', 'c'].map((account) => read(0, account))).toEqual([true, true, false])
  expect(['d', 'e'].map((account) => read(0, account, 'y'))).toEqual([true, false])
  expect(read(DAY_MS / MINUTE_MS, 'c')).toBe(true)
})
