import { defineTranslation } from '@countersign/primitives'
import type { manifestMessages } from './manifestMessages.ts'

export const manifestMessagesDe = defineTranslation<typeof manifestMessages>('app-manifests', {
  invalid: 'Ungültiges Manifest der Safe-App',
  notFetched: (url) => `Das Manifest konnte nicht von ${url} geladen werden`,
})
