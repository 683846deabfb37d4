import { addTranslator, type Language, setLanguage, translatorOf } from '@countersign/primitives'

/** Fetches the texts of a language and makes it the language of the document. English is part of the page. */
export async function applyLanguage(language: Language): Promise<void> {
  if (language === 'de') {
    const { german } = await import('./german.ts')
    addTranslator('de', translatorOf(german))
  }
  if (language === 'en-XB') {
    const { pseudoMessage } = await import('./pseudoMessage.ts')
    addTranslator('en-XB', (_id, _key, english) => pseudoMessage(english))
  }
  setLanguage(language)
  document.documentElement.lang = language
  document.documentElement.dir = language === 'en-XB' ? 'rtl' : 'ltr'
}
