import { defineTranslation, listText } from '@countersign/primitives'
import type { setupRecoveryMessages } from './setupRecoveryMessages.ts'

export const setupRecoveryMessagesDe = defineTranslation<typeof setupRecoveryMessages>('setup-recovery', {
  announced: ({ time }) => `Angekündigt am ${time}.`,
  announcedBy: ({ time, recoverer }) => `Angekündigt am ${time} von ${recoverer}.`,
  pastAttempts: 'Frühere Versuche',
  pastNotRead: 'Die früheren Versuche konnten nicht gelesen werden',
  loadingPast: 'Die früheren Versuche werden geladen',
  changeRecoverers: 'Vertrauenspersonen ändern',
  changeNotice: 'Frist ändern',
  recoverers: 'Vertrauenspersonen',
  notice: 'Frist',
  noticeFact: ({ notice, threshold }) =>
    `${notice}. Während der Frist ${threshold === 1 ? 'kann jeder Eigentümer' : `können je ${threshold} Eigentümer`} abbrechen.`,
  doesNotExpire: 'Ein Versuch verfällt nicht.',
  expiresAfter: ({ duration }) => `Ein Versuch verfällt ${duration} nach der Frist.`,
  none: 'Keine',
  runningCount: ({ running }) =>
    `${running === 1 ? 'Einer, siehe seine Änderungen' : `${running}, siehe die Änderungen`}`,
  expiredCount: ({ running }) => `${running === 1 ? 'Einer' : running}, verfallen`,
  strangersNote: ({ strangers }) =>
    `Das Modul kann auch von ${listText(strangers)} geändert werden, nicht nur von diesem Konto. Eine solche Adresse kann die Frist ändern. Entfernen Sie die Wiederherstellung und richten Sie sie neu ein.`,
  change: 'Ändern',
  noRecoverers: 'Keine. Es kann keine Wiederherstellung begonnen werden.',
  runningAttempts: 'Laufende Versuche',
  running: 'Läuft',
  monitored: 'Wird überwacht',
  reviewAndCancel: 'Prüfen und abbrechen',
  start: 'Wiederherstellung beginnen',
  strangers: 'Eine andere Adresse kontrolliert diese Wiederherstellung',
  runningMark: 'Eine Wiederherstellung läuft.',
  notSetUp: 'nicht eingerichtet',
  attemptRuns: 'eingerichtet, ein Versuch läuft',
  nothingRuns: 'eingerichtet, nichts läuft',
  title: 'Wiederherstellung',
  setUp: 'Wiederherstellung einrichten',
  loading: 'Die Einstellungen der Wiederherstellung werden geladen',
  notRead: 'Die Einstellungen der Wiederherstellung konnten nicht gelesen werden',
  othersWork: 'Die anderen Teile dieser Seite hängen nicht davon ab.',
  why: 'Verlieren die Eigentümer zu viele Schlüssel, sind die Vermögenswerte des Kontos für immer gesperrt. Mit einer Wiederherstellung können Personen, die Sie wählen, die Eigentümer ersetzen. Die jetzigen Eigentümer können das während der Frist abbrechen.',
  remove: 'Wiederherstellung entfernen',
  notDrafted: 'Die Transaktion wurde nicht entworfen',
  outcomeUnknown: 'Das Ergebnis ist nicht bekannt',
  outcomeNotRead: ({ network }) =>
    `Die Knoten von ${network} haben das Ergebnis nicht geliefert. Der Verlauf des Kontos zeigt es.`,
  executed: ({ time }) => `Ausgeführt${time === null ? '' : ` am ${time}`}`,
  executedNote: 'Das Konto hat den angekündigten Aufruf gemacht.',
  cancelled: ({ time }) => `Abgebrochen${time === null ? '' : ` am ${time}`}`,
  cancelledNote: 'Er hat nichts geändert.',
  expired: 'Verfallen',
  expiredNote: ({ time }) =>
    `Der Versuch wurde nicht rechtzeitig ausgeführt. Er wurde ${time === null ? '' : `am ${time} `}übersprungen und hat nichts geändert.`,
  notExecuted: 'Nicht ausgeführt',
  notExecutedNote: ({ network }) =>
    `Er wurde abgebrochen oder ist verfallen; die Knoten von ${network} haben nicht geliefert, was davon. Er hat nichts geändert.`,
})
