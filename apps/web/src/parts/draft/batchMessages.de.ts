import { defineTranslation, plural } from '@countersign/primitives'
import type { batchMessages } from './batchMessages.ts'

export const batchMessagesDe = defineTranslation<typeof batchMessages>('batch-of-account', {
  add: 'Zur Sammeltransaktion',
  addRemoval: ({ what }) => `Zur Sammeltransaktion: Entfernung von ${what}`,
  added: (count) =>
    plural(count, {
      one: 'Hinzugefügt: Die Sammeltransaktion hat # Aufruf',
      other: 'Hinzugefügt: Die Sammeltransaktion hat # Aufrufe',
    }),
  addedDetail: 'In diesem Browser gespeichert. Nichts wird vorgeschlagen, bevor Sie die Sammeltransaktion prüfen.',
  open: 'Sammeltransaktion öffnen',
  undo: 'Rückgängig',
  waiting: (count) =>
    plural(count, { one: 'Sammeltransaktion mit # Aufruf', other: 'Sammeltransaktion mit # Aufrufen' }),
  waitingDetail: 'In diesem Browser gespeichert, noch nicht vorgeschlagen.',
})
