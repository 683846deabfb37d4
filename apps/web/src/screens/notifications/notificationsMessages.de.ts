import { defineTranslation, plural } from '@countersign/primitives'
import type { notificationsMessages } from './notificationsMessages.ts'

export const notificationsMessagesDe = defineTranslation<typeof notificationsMessages>('notifications', {
  title: 'Mitteilungen',
  subtitle: (days) =>
    `Was die Seite Ihnen gesagt und der Dienst bei offenem Tab gemeldet hat, in diesem Browser ${days} Tage lang aufbewahrt. Was auf Sie wartet, steht unter „Für Sie“.`,
  all: ({ count }) => `Alle ${count}`,
  new: ({ count }) => `Neu ${count}`,
  filter: 'Anzeigen',
  alarmsOnly: ({ count }) => `Alarme ${count}`,
  alarms: 'Alarme',
  account: 'Konto',
  allAccounts: 'Alle Konten',
  noAlarm: 'Kein Alarm.',
  noAlarmDetail:
    'Wiederherstellungen, die in Ihren Konten warten, werden jede Minute von der Chain gelesen und hier und unter „Für Sie“ gezeigt.',
  nothingHere: 'Nichts von diesem Konto.',
  nothingHereDetail: 'Zu anderen Konten gibt es Mitteilungen.',
  markAll: 'Alle als gelesen markieren',
  clear: 'Alle löschen',
  cleared: 'Die Mitteilungen wurden gelöscht',
  undo: 'Rückgängig',
  open: 'Öffnen',
  isNew: 'neu',
  nothing: 'Noch ist nichts geschehen.',
  nothingDetail:
    'Was Sie unterschreiben, ausführen oder nicht senden können, steht hier, und was bei offenem Tab mit Ihren Konten geschieht.',
  needsYou: '„Für Sie“ öffnen',
  nothingNew: 'Nichts ist neu.',
  nothingNewDetail: (count) =>
    plural(count, { one: '# Mitteilung ist gelesen.', other: '# Mitteilungen sind gelesen.' }),
  showAll: 'Alle anzeigen',
})
