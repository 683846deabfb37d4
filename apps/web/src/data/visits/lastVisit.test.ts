import { expect, test } from 'vitest'
import { visitAt } from './lastVisit.ts'

const HOUR = 3_600_000

test('behavior: the first visit has none before it, and the next one begins at the end of the last', () => {
  const first = visitAt({ since: null, seenAt: null }, HOUR)
  expect(first).toEqual({ since: null, seenAt: HOUR })
  expect(visitAt(first, 5 * HOUR)).toEqual({ since: HOUR, seenAt: 5 * HOUR })
})

test('behavior: a reload within half an hour is the same visit', () => {
  const visit = { since: HOUR, seenAt: 5 * HOUR }
  expect(visitAt(visit, 5 * HOUR + 60_000)).toEqual({ since: HOUR, seenAt: 5 * HOUR + 60_000 })
})

test('error: a clock that was set back does not hide new activity', () => {
  expect(visitAt({ since: 8 * HOUR, seenAt: 9 * HOUR }, HOUR)).toEqual({ since: null, seenAt: HOUR })
})
