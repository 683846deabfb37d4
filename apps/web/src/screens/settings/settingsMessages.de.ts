import { defineTranslation } from '@countersign/primitives'
import type { settingsMessages } from './settingsMessages.ts'

export const settingsMessagesDe = defineTranslation<typeof settingsMessages>('settings', {
  language: 'Sprache',
  languageNote:
    'Texte, Datums- und Zahlenangaben folgen der Sprache. Die Seite wird neu geladen; Eingaben in offenen Formularen bleiben wie bei jedem Neuladen erhalten.',
})
