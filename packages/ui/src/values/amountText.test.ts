import { setLanguage } from '@countersign/primitives'
import { afterEach, expect, test } from 'vitest'
import { amountText } from './amountText.ts'
import { fiatText } from './fiatText.ts'

test('behavior: at least two decimals, separators, a true minus sign', () => {
  expect(amountText(412_500_000_000n, 6)).toBe('412,500.00')
  expect(amountText(-25_000_000_000n, 6)).toBe('−25,000.00')
  expect(amountText(250_000_000_000n, 6, { sign: true })).toBe('+250,000.00')
  expect(amountText(0n, 18, { sign: true })).toBe('0.00')
})

test('behavior: a seventh decimal is cut and never rounded up', () => {
  expect(amountText(1_999_999_999_999_999_999n, 18)).toBe('1.999999')
  expect(amountText(1_999_999_999_999_999_999n, 18, { exact: true })).toBe('1.999999999999999999')
})

test('behavior: an amount too small to show is not written as zero', () => {
  expect(amountText(1n, 18)).toBe('< 0.000001')
  expect(amountText(1n, 18, { exact: true })).toBe('0.000000000000000001')
  expect(amountText(1n, 6)).toBe('0.000001')
})

test('behavior: fiat amounts have a symbol and two decimals, cut', () => {
  expect(fiatText('412500', 'USD')).toBe('$412,500.00')
  expect(fiatText('1.999', 'EUR')).toBe('€1.99')
  expect(fiatText('-3.5', 'USD')).toBe('−$3.50')
  expect(fiatText('0.004', 'USD')).toBe('< $0.01')
  expect(fiatText('0', 'USD')).toBe('$0.00')
})

test('behavior: a missing price is written in words, not as zero', () => {
  expect(fiatText(null, 'USD')).toBe('No price')
})

test('error: a text that is not a number has no price, and an unknown currency keeps its code', () => {
  expect(fiatText('NaN', 'USD')).toBe('No price')
  expect(fiatText('5', 'not a code')).toBe('not a code 5.00')
})

afterEach(() => setLanguage('en'))

test('behavior: German marks, and the symbol after the number', () => {
  setLanguage('de')
  expect(amountText(412_500_000_001n, 6)).toBe('412.500,000001')
  expect(amountText(1n, 18)).toBe('< 0,000001')
  expect(fiatText('412500.5', 'USD')).toBe('412.500,50\u00A0$')
  expect(fiatText('-412500.5', 'EUR')).toBe('−412.500,50\u00A0€')
  expect(fiatText('0.004', 'CHF')).toBe('< 0,01\u00A0CHF')
})

test('behavior: significant digits are counted from the first one, cut, and the whole number is kept', () => {
  const six = { significant: 6 }
  expect(amountText(177_106_045_593_023n, 18, six)).toBe('0.000177106')
  expect(amountText(1_234_567_890_000_000_000n, 18, six)).toBe('1.23456')
  expect(amountText(1_234_567_899_999n, 6, six)).toBe('1,234,567.89')
  expect(amountText(0n, 18, six)).toBe('0.00')
})
