import { defineTranslation } from '@countersign/primitives'
import type { renameMessages } from './renameMessages.ts'

export const renameMessagesDe = defineTranslation<typeof renameMessages>('rename', {
  title: 'Name des Kontos',
  name: 'Name',
  note: 'In Ihrem Adressbuch in diesem Browser. Andere Eigentümer sehen ihn nicht.',
  cancel: 'Abbrechen',
  save: 'Speichern',
  noName: 'Geben Sie einen Namen ein.',
  longName: ({ limit }) => `Ein Name hat höchstens ${limit} Zeichen.`,
  hiddenName: 'Der Name hat unsichtbare Zeichen.',
})
