import type { Language } from '@countersign/primitives'
import { createStoredValue } from '@countersign/primitives/browser'

/** The language that the user chose; null until then. `en-XB` is set by tests only. */
export const languageStore = createStoredValue<Language | null>('countersign.language', null, {
  parse: (text) => (text === 'en' || text === 'de' || text === 'en-XB' ? text : undefined),
  print: (language) => language ?? '',
})

/** The chosen language, or else the first language of the browser that the product has. */
export function preferredLanguage(languages: readonly string[] = navigator.languages): Language {
  const chosen = languageStore.get()
  if (chosen !== null) return chosen
  for (const language of languages) {
    if (/^de\b/i.test(language)) return 'de'
    if (/^en\b/i.test(language)) return 'en'
  }
  return 'en'
}
