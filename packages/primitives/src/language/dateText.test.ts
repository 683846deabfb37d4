import { afterEach, expect, test } from 'vitest'
import { dateText } from './dateText.ts'
import { setLanguage } from './language.ts'

afterEach(() => setLanguage('en'))

const AT = Date.UTC(2026, 10, 20, 23, 30)

test('behavior: the parts that are asked for, in UTC', () => {
  expect(dateText(AT, { day: 'numeric', month: 'long' })).toBe('20 November')
  expect(dateText(AT, { day: 'numeric', month: 'long', year: 'numeric' })).toBe('20 November 2026')
  expect(dateText(AT, { weekday: 'long' })).toBe('Friday')
})

test('behavior: another language has its own format', () => {
  expect(dateText(AT, { month: 'long' })).toBe('November')
  setLanguage('de')
  expect(dateText(AT, { weekday: 'long' })).toBe('Freitag')
})
