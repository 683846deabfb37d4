import { currentLanguage, type Language } from './language.ts'

/**
 * The marks of numbers in a language.
 *
 * @example
 * const english: NumberMarks = { group: ',', decimal: '.' }
 */
export type NumberMarks = { readonly group: ',' | '.'; readonly decimal: ',' | '.' }

const ENGLISH: NumberMarks = { group: ',', decimal: '.' }
/** Dates are British in English: day, month, year. */
const LOCALES: Record<Language, { readonly numbers: string; readonly dates: string; readonly marks: NumberMarks }> = {
  en: { numbers: 'en', dates: 'en-GB', marks: ENGLISH },
  de: { numbers: 'de', dates: 'de', marks: { group: '.', decimal: ',' } },
  'en-XB': { numbers: 'en', dates: 'en-GB', marks: ENGLISH },
}
const formats = new Map<string, Intl.NumberFormat>()
const rules = new Map<string, Intl.PluralRules>()

/**
 * The locale of dates for `Intl`, in the current language.
 *
 * @example
 * new Date(0).toLocaleDateString(dateLocale(), { timeZone: 'UTC' }) // '01/01/1970'
 */
export const dateLocale = (): string => LOCALES[currentLanguage()].dates

/**
 * The locale of numbers for `Intl`, in the current language.
 *
 * @example
 * numberLocale() // 'en'
 */
export const numberLocale = (): string => LOCALES[currentLanguage()].numbers

/**
 * What separates thousands and decimals in the current language.
 *
 * @example
 * numberMarks() // { group: ',', decimal: '.' }
 */
export const numberMarks = (): NumberMarks => LOCALES[currentLanguage()].marks

/**
 * A count, block number or amount of gas with grouped thousands in the current language.
 *
 * @example
 * numberText(21_482_113) // '21,482,113'
 */
export function numberText(value: number | bigint): string {
  const locale = numberLocale()
  let format = formats.get(locale)
  if (!format) formats.set(locale, (format = new Intl.NumberFormat(locale)))
  return format.format(value)
}

/**
 * Chooses a form by the plural rules of the current language and writes the number for `#`.
 *
 * @param forms `one` and `other`, as CLDR names them
 * @example
 * plural(1, { one: '# signature', other: '# signatures' }) // '1 signature'
 * plural(1200, { one: '# signature', other: '# signatures' }) // '1,200 signatures'
 */
export function plural(count: number | bigint, forms: { readonly one: string; readonly other: string }): string {
  const locale = numberLocale()
  let rule = rules.get(locale)
  if (!rule) rules.set(locale, (rule = new Intl.PluralRules(locale)))
  const form = rule.select(Number(count)) === 'one' ? forms.one : forms.other
  return form.replaceAll('#', numberText(count))
}

/**
 * Items in one sentence, joined by "and" or "or" in the current language.
 *
 * @example
 * listText(['nonce', 'owners', 'threshold']) // 'nonce, owners and threshold'
 * listText(['an owner', 'a proposer'], 'or') // 'an owner or a proposer'
 */
export const listText = (items: readonly string[], joint: 'and' | 'or' = 'and'): string =>
  new Intl.ListFormat(dateLocale(), { style: 'long', type: joint === 'and' ? 'conjunction' : 'disjunction' }).format(
    items,
  )
