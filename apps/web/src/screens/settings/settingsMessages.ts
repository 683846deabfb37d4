import { defineMessages } from '@countersign/primitives'

export const settingsMessages = defineMessages('settings', {
  language: 'Language',
  languageNote:
    'Texts, dates and numbers follow the language. The page loads again; unsaved entries of open forms are kept as on a reload.',
})
