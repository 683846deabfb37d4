/**
 * A language of the product. `en-XB` is for tests only: every message in brackets and longer than the English one, written from right to
 * left, so that a text outside a catalogue and a layout that assumes a direction are seen.
 *
 * @example
 * const language: Language = 'de'
 */
export type Language = 'en' | 'de' | 'en-XB'

type Message = unknown
/** Gives the message of a catalogue in one language; undefined where it has none. */
type Translator = (id: string, key: string, english: Message) => Message

let readLanguage: () => Language = () => 'en'
const translators = new Map<Language, Translator>()

/**
 * The language of texts, numbers and dates. English until `setLanguage` is called.
 *
 * @example
 * currentLanguage() // 'en'
 */
export const currentLanguage = (): Language => readLanguage()

/**
 * Sets the language. A page does this once, before it draws: what was written before keeps its language. A server passes a function that
 * reads the language of the current request.
 *
 * @example
 * setLanguage('en')
 */
export function setLanguage(language: Language | (() => Language)): void {
  readLanguage = typeof language === 'function' ? language : () => language
}

/**
 * Registers what translates the catalogues into a language. Without it, and for messages it does not have, catalogues give English. One for
 * English replaces single texts by other words.
 *
 * @param translator receives the catalogue's id, the key and the English message
 * @example
 * addTranslator('en-XB', (_id, _key, english) => english)
 */
export function addTranslator(language: Language, translator: Translator): void {
  translators.set(language, translator)
}

/**
 * The message of a catalogue in the current language.
 *
 * @param english the message when the current language has none
 * @example
 * messageOf('send', 'title', 'New transfer') // 'New transfer'
 */
export function messageOf(id: string, key: string, english: unknown): unknown {
  return translators.get(readLanguage())?.(id, key, english) ?? english
}
