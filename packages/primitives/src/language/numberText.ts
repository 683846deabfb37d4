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

/**
 * The locale of dates for `Intl`, in the current language.
 *
 * @example
 * dateLocale() // 'en-GB'
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
 * `Intl` is not asked: its first use takes a tenth of the computing of a page until its content. The tests compare every language with it.
 *
 * @param value an integer
 * @example
 * numberText(21_482_113) // '21,482,113'
 */
export const numberText = (value: number | bigint): string =>
  value.toString().replace(/\B(?=(\d{3})+$)/g, numberMarks().group)

/**
 * Chooses a form by the plural rules of the current language and writes the number for `#`. In every language of the page the rule of CLDR is
 * the same: `one` is for 1 alone.
 *
 * @param forms `one` and `other`, as CLDR names them
 * @example
 * plural(1, { one: '# signature', other: '# signatures' }) // '1 signature'
 * plural(1200, { one: '# signature', other: '# signatures' }) // '1,200 signatures'
 */
export function plural(count: number | bigint, forms: { readonly one: string; readonly other: string }): string {
  const form = Math.abs(Number(count)) === 1 ? forms.one : forms.other
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
