import { expect, test } from 'vitest'
import { preferredLanguage } from './languageStore.ts'

test.each([
  [['de-AT', 'en'], 'de'],
  [['en-US', 'de'], 'en'],
  [['fr', 'de'], 'de'],
  [['fr', 'pt-BR'], 'en'],
  [[], 'en'],
] as const)('behavior: of %o the page takes %s while the user has chosen none', (languages, language) => {
  expect(preferredLanguage(languages)).toBe(language)
})
