import { defineTranslation } from '@countersign/primitives'
import type { recoveryStartMessages } from './recoveryStartMessages.ts'

export const recoveryStartMessagesDe = defineTranslation<typeof recoveryStartMessages>('recovery-start', {
  never: 'Nie',
  announceDescription: ({ name }) => `Neue Eigentümer von ${name} ankündigen`,
  announced: 'Die Wiederherstellung ist angekündigt',
  title: 'Wiederherstellung beginnen',
  subtitle: ({ name }) => `Wählen Sie die neuen Eigentümer von ${name}. Ihre Ankündigung ist öffentlich.`,
  ownersChanged: 'Die Eigentümer haben sich geändert, seit Sie dieses Formular geöffnet haben.',
  ownersChangedNote: 'Das Formular zeigt jetzt die aktuellen Eigentümer. Ihre Eingaben wurden verworfen.',
  ownersAfter: 'Eigentümer nach der Wiederherstellung',
  ownersHint:
    'Die jetzigen Eigentümer sind aufgeführt. Entfernen Sie jene, deren Schlüssel verloren sind, und fügen Sie neue hinzu.',
  signaturesNeeded: 'Nötige Unterschriften',
  signaturesHint: 'Wie viele dieser Eigentümer unterschreiben müssen.',
  proposedChanges: 'Vorgeschlagene Änderungen',
  times: 'Zeitpunkt der Schritte',
  announcedFact: 'Ankündigung',
  announcedNow: 'Jetzt, von Ihrer Wallet. Die Eigentümer sehen einen Alarm.',
  notice: 'Frist',
  noticeFact: ({ duration }) => `${duration}, in der die Eigentümer abbrechen können`,
  execution: 'Ausführung',
  executionFact: ({ time }) => `Ab ${time}, von jeder Wallet`,
  expires: 'Verfällt',
  nobodyStays: 'Kein jetziger Eigentümer bleibt',
  nobodyStaysNote: 'Die Eigentümer sehen das als Gefahr. Hat ein Eigentümer noch seinen Schlüssel, behalten Sie ihn.',
  otherQueued: 'Ein anderer Versuch wartet schon',
  otherQueuedNote: 'Ihr Versuch kommt danach. Versuche werden in der Reihenfolge ihrer Ankündigung ausgeführt.',
  notAnnounced: 'Die Wiederherstellung ist nicht angekündigt',
  back: 'Zurück',
  announce: 'Wiederherstellung ankündigen',
  thisAccount: 'dieses Konto',
  notRead: ({ name, network }) => `Die Wiederherstellung von ${name} konnte auf ${network} nicht gelesen werden`,
  notSetUp: 'Es ist keine Wiederherstellung eingerichtet.',
  notSetUpDetail: ({ name }) =>
    `Eine Wiederherstellung von ${name} kann beginnen, nachdem die Eigentümer eine eingerichtet haben. Das ist möglich, solange sie ihre Schlüssel haben.`,
  setUp: 'Wiederherstellung einrichten',
  loading: 'Die Einstellungen der Wiederherstellung werden geladen',
  unchanged: 'Sie haben die Eigentümer nicht geändert.',
  callDiffers:
    'Der erzeugte Aufruf weicht von der Änderung ab, die Sie gewählt haben. Er wurde nicht gesendet. Laden Sie die Seite neu und versuchen Sie es noch einmal.',
  batchNotPublished: ({ network }) =>
    `Der veröffentlichte Vertrag für Sammeltransaktionen liegt nicht auf ${network}, oder sein Code weicht ab. Kündigen Sie immer nur eine Änderung an.`,
  needsDifferent: 'Möglich, wenn jeder Eigentümer eine andere Adresse hat.',
})
