import { addTranslator, currentLanguage, setLanguage, translatorOf, type Language } from '@countersign/primitives'
import { useState } from 'react'
import { languageStore, preferredLanguage } from '../data/language/languageStore.ts'
import { pseudoMessage } from '../data/language/pseudoMessage.ts'
import { VerifierPage } from './VerifierPage.tsx'
import { verifierMessages } from './verifierMessages.ts'
import { germanMessages } from './language/germanMessages.ts'

/** The verifier in the chosen language, or in that of the browser. */
export function VerifierRoot() {
  const [language, setShown] = useState(() => applyLanguage(preferredLanguage()))
  const change = () => {
    const next = currentLanguage() === 'de' ? 'en' : 'de'
    languageStore.set(next)
    setShown(applyLanguage(next))
  }
  // Another language draws the page anew: results of checks contain texts.
  return <VerifierPage key={language} onLanguage={change} />
}

function applyLanguage(language: Language): Language {
  addTranslator('de', translatorOf(germanMessages))
  // For tests of the layout, see `languageStore`.
  addTranslator('en-XB', (_id, _key, english) => pseudoMessage(english))
  setLanguage(language)
  document.documentElement.lang = language
  document.documentElement.dir = language === 'en-XB' ? 'rtl' : 'ltr'
  document.title = verifierMessages.documentTitle
  return language
}
