import { afterEach, expect, test } from 'vitest'
import { translatorOf } from '../language/defineMessages.ts'
import { addTranslator, setLanguage } from '../language/language.ts'
import { timeMessagesDe } from './timeMessages.de.ts'
import { exactTime, relativeTime, timeOfDay } from './timeWords.ts'

const now = Date.UTC(2026, 10, 20, 14, 28)
const second = 1000
const hour = 3600 * second
const day = 24 * hour

test.each([
  [3 * second, 'just now'],
  [40 * second, '40 s ago'],
  [59 * 60 * second, '59 min ago'],
  [2 * hour, '2 h ago'],
  [day - second, '23 h ago'],
  [day, 'yesterday'],
  [3 * day, '3 days ago'],
  [20 * day, '31 Oct'],
  [400 * day, '16 Oct 2025'],
  [-5 * 60 * second, 'in 5 min'],
  [-day, 'tomorrow'],
])('behavior: %d ms before now reads "%s"', (ago, words) => {
  expect(relativeTime(now - ago, now)).toBe(words)
})

test('behavior: exact times are UTC with the zone named', () => {
  expect(exactTime(Date.UTC(2026, 10, 20, 12, 4))).toBe('20 Nov 2026, 12:04 UTC')
  expect(timeOfDay(Date.UTC(2026, 0, 1, 0, 5))).toBe('00:05 UTC')
})

afterEach(() => setLanguage('en'))

test('behavior: times in German', () => {
  addTranslator('de', translatorOf([timeMessagesDe]))
  setLanguage('de')
  expect(exactTime(now)).toBe('20. Nov. 2026, 14:28 UTC')
  expect([2 * hour, day, 3 * day, 20 * day, -day].map((ago) => relativeTime(now - ago, now))).toEqual([
    'vor 2 h',
    'gestern',
    'vor 3 Tagen',
    '31. Okt.',
    'morgen',
  ])
})
