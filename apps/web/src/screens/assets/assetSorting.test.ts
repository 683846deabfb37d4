import { expect, test } from 'vitest'
import { parseSorting, printSorting } from './assetSorting.ts'

test('behavior: the order of a table survives the URL, and the default order is left out', () => {
  for (const text of ['', '-balance', 'token', '-share', 'value']) expect(printSorting(parseSorting(text))).toBe(text)
})

test('error: an order that no column has is the default order', () => {
  for (const text of ['-', 'name', '--value', 'constructor'])
    expect(parseSorting(text)).toEqual({ by: 'value', isDescending: true })
})
