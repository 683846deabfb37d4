import { setLanguage } from '@countersign/primitives'
import { afterEach, expect, test } from 'vitest'
import { readTypedFilters, typedFilters } from './typedFilters.ts'

afterEach(() => setLanguage('en'))

test('behavior: amounts are shown and read with the marks of the language, and the URL has a point', () => {
  const filters = { value__gte: '1500.25', value__lte: '2000', note: '1500.25' }
  expect(typedFilters(filters)).toEqual(filters)
  expect(readTypedFilters(filters)).toEqual({ filters, problems: {} })
  setLanguage('de')
  const typed = { ...filters, value__gte: '1500,25' }
  expect(typedFilters(filters)).toEqual(typed)
  expect(readTypedFilters(typed)).toEqual({ filters, problems: {} })
  expect(readTypedFilters({ value__gte: ' 4200,50', value__lte: ',5' }).filters).toEqual({
    value__gte: '4200.50',
    value__lte: '0.5',
  })
})

test('error: an amount with two meanings is not applied, and stays as it was typed', () => {
  setLanguage('de')
  const { filters, problems } = readTypedFilters({ value__gte: '1.500' })
  expect(filters).toEqual({ value__gte: '1.500' })
  expect(problems.value__gte).toContain('1.500')
})
