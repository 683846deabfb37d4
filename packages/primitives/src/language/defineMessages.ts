import { messageOf } from './language.ts'

/**
 * A catalogue in English: texts, and functions that make a text of their parameters.
 *
 * @example
 * const catalogue: Catalogue = { title: 'Send', rows: (count: number) => `${count} rows` }
 */
export type Catalogue = Readonly<Record<string, string | readonly string[] | ((...parameters: never[]) => unknown)>>

/**
 * The shape that a translation of a catalogue must have: the same keys, and functions with the same parameters.
 *
 * @example
 * const german: Translated<{ title: 'Send' }> = { title: 'Senden' }
 */
export type Translated<T extends Catalogue> = {
  readonly [Key in keyof T]: T[Key] extends (...parameters: infer Parameters) => infer Result
    ? (...parameters: Parameters) => Result extends string ? string : Result
    : T[Key] extends string
      ? string
      : readonly string[]
}

/**
 * The translation of one catalogue.
 *
 * @example
 * const german: Translation = defineTranslation<{ title: 'Send' }>('send', { title: 'Senden' })
 */
export type Translation = { readonly id: string; readonly messages: Catalogue }

/**
 * Makes a catalogue: the English texts of one screen or purpose. A property gives the text in the current language at the time it is read,
 * so read it where the text is drawn or returned, not when a module loads.
 *
 * @param id unique in the product; the translation names it
 * @param english texts without grammar in code: a whole sentence with its parameters is one message
 * @example
 * const messages = defineMessages('example', {
 *   title: 'Send assets',
 *   short: ({ missing }: { missing: string }) => `${missing} more than the account holds`,
 * })
 * messages.short({ missing: '5.00 ETH' }) // '5.00 ETH more than the account holds'
 */
export function defineMessages<T extends Catalogue>(id: string, english: T): Translated<T> {
  const catalogue: unknown = new Proxy(english, {
    get: (target, key) =>
      typeof key === 'string' && Object.hasOwn(target, key) ? messageOf(id, key, target[key]) : undefined,
  })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- defineTranslation requires the same keys and parameters
  return catalogue as Translated<T>
}

/**
 * Makes the translation of a catalogue; the compiler refuses missing keys and other parameters.
 *
 * @param id that of the catalogue
 * @example
 * defineTranslation<{ title: 'Send' }>('send', { title: 'Senden' })
 */
export const defineTranslation = <T extends Catalogue>(id: string, messages: Translated<T>): Translation => ({
  id,
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the shape was checked above
  messages: messages as unknown as Catalogue,
})

/**
 * A translator over translations, for `addTranslator`.
 *
 * @example
 * const german = defineTranslation<{ title: 'Send' }>('send', { title: 'Senden' })
 * translatorOf([german])('send', 'title') // 'Senden'
 */
export function translatorOf(translations: readonly Translation[]): (id: string, key: string) => unknown {
  const byId = new Map(translations.map(({ id, messages }) => [id, messages]))
  return (id, key) => byId.get(id)?.[key]
}
