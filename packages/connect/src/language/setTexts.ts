import { addTranslator, setLanguage, translatorOf } from '@countersign/primitives'
import type { ConnectLanguage } from './ConnectLanguage.ts'
import type { ConnectTexts } from './ConnectTexts.ts'

type Words = { readonly language?: ConnectLanguage; readonly texts?: ConnectTexts }

/**
 * Sets the language of the page and a host's own words, before anything is drawn. Without either, nothing changes: the host has set the
 * language itself, or the kit is English.
 *
 * @example
 * setTexts({ texts: { 'connect-button': { connect: 'Log in' } } })
 */
export function setTexts({ language, texts }: Words): void {
  if (language === undefined && texts === undefined) return
  const translate = translatorOf(language?.translations ?? [])
  const own = new Map<string, Readonly<Record<string, unknown>>>(Object.entries(texts ?? {}))
  addTranslator(language?.code ?? 'en', (id, key) => own.get(id)?.[key] ?? translate(id, key))
  if (language !== undefined) setLanguage(language.code)
}
