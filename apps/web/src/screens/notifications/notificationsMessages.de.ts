import { defineTranslation, plural } from '@countersign/primitives'
import type { notificationsMessages } from './notificationsMessages.ts'

export const notificationsMessagesDe = defineTranslation<typeof notificationsMessages>('notifications', {
  title: 'Mitteilungen',
  subtitle: (days) =>
    `Was die Seite Ihnen gesagt hat, in diesem Browser ${days} Tage lang aufbewahrt. Was auf Sie wartet, steht unter „Für Sie“.`,
  all: ({ count }) => `Alle ${count}`,
  new: ({ count }) => `Neu ${count}`,
  filter: 'Anzeigen',
  markAll: 'Alle als gelesen markieren',
  clear: 'Alle löschen',
  cleared: 'Die Mitteilungen wurden gelöscht',
  undo: 'Rückgängig',
  open: 'Öffnen',
  isNew: 'neu',
  nothing: 'Noch ist nichts geschehen.',
  nothingDetail:
    'Was Sie unterschreiben, ausführen oder nicht senden können, steht hier. Die Arbeit anderer Eigentümer steht unter „Für Sie“.',
  needsYou: '„Für Sie“ öffnen',
  nothingNew: 'Nichts ist neu.',
  nothingNewDetail: (count) =>
    plural(count, { one: '# Mitteilung ist gelesen.', other: '# Mitteilungen sind gelesen.' }),
  showAll: 'Alle anzeigen',
})
