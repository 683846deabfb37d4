import { addTranslator, currentLanguage, setLanguage, translatorOf, type Language } from '@countersign/primitives'
import { useState } from 'react'
import { languageStore, preferredLanguage } from '../data/language/languageStore.ts'
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
  setLanguage(language)
  document.documentElement.lang = language
  document.title = verifierMessages.documentTitle
  return language
}
