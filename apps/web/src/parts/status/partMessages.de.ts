import { defineTranslation } from '@countersign/primitives'
import type { partMessages } from './partMessages.ts'

export const partMessagesDe = defineTranslation<typeof partMessages>('missing-part', {
  title: 'Ein Teil dieser Seite ist nicht angekommen',
  detail: 'Prüfen Sie die Verbindung und versuchen Sie es noch einmal. Was auf der Seite steht, bleibt benutzbar.',
  again: 'Erneut versuchen',
})
