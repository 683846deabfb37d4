import fc from 'fast-check'
import * as viem from 'viem'
import { afterEach, expect, test } from 'vitest'
import { uint256Arbitrary } from '../../testing/arbitraries.ts'
import { translatorOf } from '../language/defineMessages.ts'
import { addTranslator, setLanguage, type Language } from '../language/language.ts'
import { amountMessagesDe } from './amountMessages.de.ts'
import { displayUnits } from './displayUnits.ts'
import { formatUnits, type FormatUnitsOptions } from './formatUnits.ts'
import { inputUnits } from './inputUnits.ts'
import { parseCanonicalUnits, parseUnits } from './parseUnits.ts'

const decimalsArbitrary = fc.integer({ min: 0, max: 36 })
const languages: readonly Language[] = ['en', 'de', 'en-XB']
const languageArbitrary = fc.constantFrom(...languages)
const optionsArbitrary: fc.Arbitrary<FormatUnitsOptions> = fc.record(
  {
    minFraction: fc.integer({ min: 0, max: 8 }),
    maxFraction: fc.integer({ min: 0, max: 8 }),
    group: fc.boolean(),
  },
  { requiredKeys: [] },
)
/** What a user may type or paste as an amount: digits and marks, with lengths near those of grouped thousands. */
const typedArbitrary = fc
  .array(fc.oneof(fc.stringMatching(/^\d{1,4}$/), fc.constantFrom(',', '.', '0', '00', ' ', "'")), { maxLength: 6 })
  .map((pieces) => pieces.join(''))

afterEach(() => setLanguage('en'))

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

test('behavior: an amount on screen is the canonical one with the marks of the language', () => {
  fc.assert(
    fc.property(
      fc.bigInt(-(1n << 255n), (1n << 256n) - 1n),
      decimalsArbitrary,
      optionsArbitrary,
      (value, decimals, options) => {
        const canonical = formatUnits(value, decimals, options)
        expect(displayUnits(value, decimals, options)).toBe(canonical)
        setLanguage('de')
        expect(displayUnits(value, decimals, options)).toBe(
          canonical.replaceAll('.', '#').replaceAll(',', '.').replaceAll('#', ','),
        )
        setLanguage('en')
      },
    ),
  )
})

test('security: what the screen shows is typed back as the same amount or refused, in every language', () => {
  fc.assert(
    fc.property(
      uint256Arbitrary,
      decimalsArbitrary,
      fc.boolean(),
      languageArbitrary,
      (value, decimals, group, language) => {
        setLanguage(language)
        const typed = parseUnits(displayUnits(value, decimals, { group }), decimals)
        if (typed.ok) expect(typed.value).toBe(value)
      },
    ),
    { numRuns: 2000 },
  )
})

test('security: a text has the same amount in every language that accepts it, and as a stored text', () => {
  fc.assert(
    fc.property(typedArbitrary, decimalsArbitrary, (text, decimals) => {
      const stored = parseCanonicalUnits(text, decimals)
      for (const language of languages) {
        setLanguage(language)
        const typed = parseUnits(text, decimals)
        if (typed.ok) expect(stored).toEqual(typed)
      }
    }),
    { numRuns: 5000 },
  )
})

test('security: a number that may be grouped by the marks of the language is never read as decimals', () => {
  fc.assert(
    fc.property(fc.bigInt(1000n, 10n ** 30n), languageArbitrary, (value, language) => {
      setLanguage(language)
      expect(parseUnits(displayUnits(value, 0, { group: true }), 18).ok).toBe(false)
    }),
  )
})

test('behavior: the text of an input is read back exactly, in every language', () => {
  fc.assert(
    fc.property(uint256Arbitrary, decimalsArbitrary, languageArbitrary, (value, decimals, language) => {
      setLanguage(language)
      expect(parseUnits(inputUnits(value, decimals), decimals)).toEqual({ ok: true, value })
    }),
    { numRuns: 2000 },
  )
})

test.each([
  ['en', '1,234', 'may mean 1234 or 1.234'],
  ['de', '1,234', 'kann 1234 oder 1,2340 bedeuten'],
  ['de', '1.234', 'kann 1234 oder 1,2340 bedeuten'],
  ['de', '012.345', 'kann 012345 oder 012,3450 bedeuten'],
] as const)('error: in %s, %s is refused with both meanings, and both can be typed', (language, text, reason) => {
  addTranslator('de', translatorOf([amountMessagesDe]))
  setLanguage(language)
  const refused = parseUnits(text, 18)
  expect(refused).toMatchObject({ ok: false, reason: expect.stringContaining(reason) })
  const [whole = '', decimal = ''] = refused.ok
    ? []
    : (/(?:mean|kann) (\S+) (?:or|oder) ([\d.,]+\d)/.exec(refused.reason)?.slice(1) ?? [])
  const digits = BigInt(text.replace(/[.,]/, ''))
  expect(parseUnits(whole, 18)).toEqual({ ok: true, value: digits * 10n ** 18n })
  expect(parseUnits(decimal, 18)).toEqual({ ok: true, value: digits * 10n ** 15n })
})

test('behavior: German accepts a comma or a point before decimals where only decimals can be meant', () => {
  setLanguage('de')
  expect(parseUnits('0.125', 6)).toEqual({ ok: true, value: 125_000n })
  expect(parseUnits('1,5', 6)).toEqual({ ok: true, value: 1_500_000n })
  expect(parseUnits('412.5', 6)).toEqual({ ok: true, value: 412_500_000n })
  expect(parseUnits('1234.567', 6)).toEqual({ ok: true, value: 1_234_567_000n })
  expect(parseUnits('1.234,50', 6).ok).toBe(false)
})

test('error: a refusal names the token', () => {
  expect(parseUnits('0.5', 0, 'PASS')).toEqual({ ok: false, reason: '0.5 has 1 decimal, but PASS has none.' })
})
