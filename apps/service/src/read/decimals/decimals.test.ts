import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  changeInPercent,
  compareDecimals,
  divideDecimals,
  multiplyDecimals,
  multiplyPrice,
  sumDecimals,
} from './decimals.ts'

describe('fiat values', () => {
  test('behavior: price times amount is exact', () => {
    expect(multiplyPrice('3120.5', 10n ** 18n, 18)).toBe('3120.5')
    expect(multiplyPrice('0.99998765', 123_456_789n, 6)).toBe('123.45526430865585')
    expect(multiplyPrice('1', 1n, 18)).toBe('0.000000000000000001')
    expect(multiplyPrice('0', 10n ** 30n, 18)).toBe('0')
  })
  test('behavior: values beyond the precision of a double stay exact', () => {
    expect(multiplyPrice('1.1', 2n ** 200n, 18)).toBe(exact())
    expect(sumDecimals(['0.1', '0.2'])).toBe('0.3')
  })
  test('behavior: at most 20 fraction digits, rounded, never an exponent', () => {
    expect(multiplyPrice('0.00000001', 1n, 18)).toBe('0')
    expect(multiplyPrice('0.6', 1n, 20)).toBe('0.00000000000000000001')
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }), fc.nat({ max: 77 }), (amount, decimals) => {
        expect(multiplyPrice('1234.56789', amount, decimals)).toMatch(/^\d+(\.\d{0,19}[1-9])?$/)
      }),
    )
  })
  test('behavior: a price in another currency, its rate and its change are exact decimals', () => {
    expect(multiplyDecimals('2450', '0.92')).toBe('2254')
    expect(divideDecimals('2254', '2450')).toBe('0.92')
    expect(divideDecimals('1', '3')).toBe('0.33333333333333333333')
    expect(divideDecimals('1', '0')).toBeNull()
    expect(changeInPercent('2450', '2940')).toBe('20')
    expect(changeInPercent('1', '0.9998')).toBe('-0.02')
    expect(changeInPercent('3', '2')).toBe('-33.333333')
    expect(changeInPercent('1', '0.9999999999')).toBe('0')
    expect(changeInPercent('0', '1')).toBeNull()
  })
  test('behavior: sums and order agree', () => {
    const decimal = fc
      .tuple(fc.nat(), fc.nat({ max: 999_999 }))
      .map(([whole, fraction]) => `${whole}.${String(fraction).padStart(6, '0')}`)
    fc.assert(
      fc.property(decimal, decimal, (a, b) => {
        expect(compareDecimals(sumDecimals([a, b]), sumDecimals([b, a]))).toBe(0)
        expect(compareDecimals(sumDecimals([a, b, '0.000001']), a)).toBe(1)
        expect(Math.sign(compareDecimals(a, b))).toBe(Math.sign(Number(a) - Number(b)))
      }),
    )
  })
})

/** 1.1 × 2^200 / 10^18 by integer arithmetic: digits before the point, then eighteen plus one after it. */
function exact(): string {
  const digits = (11n * 2n ** 200n).toString()
  return `${digits.slice(0, -19)}.${digits.slice(-19).replace(/0+$/, '')}`
}
