import fc from 'fast-check'
import * as viem from 'viem'
import { expect, test } from 'vitest'
import { uint256Arbitrary } from '../../testing/arbitraries.ts'
import { formatUnits } from './formatUnits.ts'
import { parseUnits } from './parseUnits.ts'

const decimalsArbitrary = fc.integer({ min: 0, max: 36 })

test('behavior: every amount is formatted and parsed back exactly, with either separator', () => {
  fc.assert(
    fc.property(uint256Arbitrary, decimalsArbitrary, (value, decimals) => {
      const text = formatUnits(value, decimals)
      expect(text).toBe(viem.formatUnits(value, decimals))
      expect(parseUnits(text, decimals)).toEqual({ ok: true, value })
      // One to three digits before a comma and three after it are ambiguous.
      const isClear = !/^[1-9]\d{0,2}\.\d{3}$/.test(text)
      expect(parseUnits(text.replace('.', ','), decimals).ok).toBe(isClear)
      if (isClear) expect(parseUnits(text.replace('.', ','), decimals)).toEqual({ ok: true, value })
    }),
  )
})

test('behavior: cutting never shows more than the amount, and loses less than one last digit', () => {
  fc.assert(
    fc.property(uint256Arbitrary, decimalsArbitrary, fc.integer({ min: 0, max: 8 }), (value, decimals, maxFraction) => {
      const shown = parseUnits(formatUnits(value, decimals, { maxFraction }), decimals)
      const lost = value - (shown.ok ? shown.value : -1n)
      expect(lost >= 0n && lost < 10n ** BigInt(Math.max(0, decimals - maxFraction))).toBe(true)
    }),
  )
})

test.each([
  [412500000000n, 6, { minFraction: 2, group: true }, '412,500.00'],
  [1999999n, 6, { maxFraction: 2 }, '1.99'],
  [1n, 18, { maxFraction: 5 }, '0'],
  [1n, 18, { minFraction: 2, maxFraction: 5 }, '0.00'],
  [1234567n, 0, { group: true }, '1,234,567'],
  [999n, 0, { group: true }, '999'],
  [-1500n, 3, {}, '-1.5'],
  [-1n, 18, { maxFraction: 2 }, '0'],
  [1500n, 3, { minFraction: 5 }, '1.50000'],
  [1500n, 3, { minFraction: 5, maxFraction: 2 }, '1.50'],
] as const)('behavior: %s with %s decimals and %o is written %s', (value, decimals, options, text) => {
  expect(formatUnits(value, decimals, options)).toBe(text)
})

test.each([
  ['', 'Enter an amount.'],
  ['-1', 'An amount cannot be negative.'],
  ['−1', 'An amount cannot be negative.'],
  ['1e3', '"1e3" is not a number.'],
  ['abc', '"abc" is not a number.'],
  ['0x10', '"0x10" is not a number.'],
  ['1,234.5', '"1,234.5" has more than one separator; write the amount without grouping, as in 1234.5.'],
  ['1,500', '"1,500" may mean 1500 or 1.500; write the one that is meant.'],
  ['243,999', '"243,999" may mean 243999 or 243.999; write the one that is meant.'],
  ['.', '"." has more than one separator; write the amount without grouping, as in 1234.5.'],
  ['0.0000001', '0.0000001 has 7 decimals, but this token has 6.'],
  [(1n << 256n).toString(), 'This amount is larger than a contract can hold.'],
])('error: %j is refused in a sentence', (text, reason) => {
  expect(parseUnits(text, 6)).toEqual({ ok: false, reason })
})

test('behavior: extra zeros, a leading or trailing point, and spaces are accepted', () => {
  expect(parseUnits(' 1.50000000 ', 6)).toEqual({ ok: true, value: 1_500_000n })
  expect(parseUnits('.5', 6)).toEqual({ ok: true, value: 500_000n })
  expect(parseUnits('5.', 6)).toEqual({ ok: true, value: 5_000_000n })
  expect(parseUnits('0', 0)).toEqual({ ok: true, value: 0n })
})

test('behavior: a comma that can only be a decimal point is accepted as one', () => {
  expect(parseUnits('0,125', 6)).toEqual({ ok: true, value: 125_000n })
  expect(parseUnits('1,5', 6)).toEqual({ ok: true, value: 1_500_000n })
  expect(parseUnits('1,2345', 6)).toEqual({ ok: true, value: 1_234_500n })
  expect(parseUnits('1234,567', 6)).toEqual({ ok: true, value: 1_234_567_000n })
})

test('error: a token without decimals takes whole numbers only', () => {
  expect(parseUnits('0.5', 0)).toEqual({ ok: false, reason: '0.5 has 1 decimal, but this token has none.' })
})
