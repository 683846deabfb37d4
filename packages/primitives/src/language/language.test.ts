import { afterEach, expect, test } from 'vitest'
import { defineMessages, defineTranslation, translatorOf } from './defineMessages.ts'
import { fillTemplate } from './fillTemplate.ts'
import { addTranslator, setLanguage } from './language.ts'
import { listText, numberLocale, numberText, plural } from './numberText.ts'

afterEach(() => setLanguage('en'))

const english = {
  title: 'Send assets',
  rows: (count: number) => plural(count, { one: '# row', other: '# rows' }),
  untranslated: 'Only in English',
} as const
const messages = defineMessages('language-test', english)
const { untranslated: _, ...translated } = english
const german = defineTranslation<typeof translated>('language-test', {
  title: 'Werte senden',
  rows: (count) => plural(count, { one: '# Zeile', other: '# Zeilen' }),
})

test('behavior: a catalogue gives the text of the language at the time it is read', () => {
  expect(messages.title).toBe('Send assets')
  addTranslator('de', translatorOf([german]))
  setLanguage('de')
  expect(messages.title).toBe('Werte senden')
  expect(messages.rows(1200)).toBe('1.200 Zeilen')
  expect(messages.rows(1)).toBe('1 Zeile')
})

test('behavior: a message without a translation is given in English', () => {
  addTranslator('de', translatorOf([german]))
  setLanguage('de')
  expect(messages.untranslated).toBe('Only in English')
})

test('behavior: the language can be that of the request in progress', () => {
  addTranslator('de', translatorOf([german]))
  let language: 'en' | 'de' = 'en'
  setLanguage(() => language)
  expect(messages.title).toBe('Send assets')
  language = 'de'
  expect(messages.title).toBe('Werte senden')
})

test('behavior: numbers and lists follow the language', () => {
  expect([numberText(21_482_113), numberText(10n ** 6n)]).toEqual(['21,482,113', '1,000,000'])
  expect(listText(['a', 'b', 'c'])).toBe('a, b and c')
  setLanguage('de')
  expect([numberText(21_482_113), numberText(10n ** 6n)]).toEqual(['21.482.113', '1.000.000'])
  expect(listText(['a', 'b', 'c'])).toBe('a, b und c')
})

test.each(['en', 'de'] as const)('behavior: numbers and plurals in %s are those of Intl', (language) => {
  setLanguage(language)
  const [format, rules] = [new Intl.NumberFormat(numberLocale()), new Intl.PluralRules(numberLocale())]
  const forms = { one: '1', other: 'n' }
  for (const value of [0, 1, 2, 21, 999, 1000, 1001, 999_999, 1_000_000, Number.MAX_SAFE_INTEGER, -1, -1000]) {
    expect(numberText(value)).toBe(format.format(value))
    expect(plural(value, forms) === '1').toBe(rules.select(value) === 'one')
  }
  expect(numberText(2n ** 256n)).toBe(format.format(2n ** 256n))
})

test('behavior: a template is split in the order of its language', () => {
  const values = { account: { name: 'Treasury' }, amount: { value: 5n } }
  expect(fillTemplate('{amount} sendet {account}.', values, (text) => text)).toEqual([
    values.amount,
    ' sendet ',
    values.account,
    '.',
  ])
})

test('error: a place without a value is an error, not a gap in a sentence', () => {
  expect(() => fillTemplate('{account} sends', {}, (text) => text)).toThrow(
    'The message names "account", which has no value: {account} sends',
  )
})
