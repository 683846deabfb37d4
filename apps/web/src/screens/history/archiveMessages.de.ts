import { defineTranslation, plural } from '@countersign/primitives'
import type { archiveMessages } from './archiveMessages.ts'

export const archiveMessagesDe = defineTranslation<typeof archiveMessages>('history-archive', {
  title: 'Archiv eines Monats',
  month: 'Monat, in UTC',
  contains:
    'Eine ZIP-Datei mit allen Zeilen des Monats (CSV und JSON, mit Werten, Namen und Gebühren) und dem Nachweis jeder ausgeführten Transaktion: ihren Feldern, Hashes und Unterschriften, jetzt erneut geprüft. Jeder Nachweis kann später auf jedem Rechner ohne Netz geprüft werden.',
  make: 'Datei erstellen',
  loadingMonths: 'Es wird gelesen, wann das Konto erstellt wurde',
  reading: 'Die Zeilen des Monats werden gelesen.',
  progress: ({ done, all }) => `Nachweise von ${done} von ${all} Transaktionen.`,
  saved: ({ rows, evidence }) =>
    `Gespeichert: ${plural(rows, { one: '# Zeile', other: '# Zeilen' })}, ${plural(evidence, { one: 'Nachweis von # Transaktion', other: 'Nachweise von # Transaktionen' })}.`,
  missing: (count) =>
    plural(count, {
      one: 'Der Nachweis einer Transaktion konnte nicht erstellt werden; README.txt in der Datei nennt sie mit dem Grund.',
      other:
        'Die Nachweise von # Transaktionen konnten nicht erstellt werden; README.txt in der Datei nennt sie mit den Gründen.',
    }),
  failed: ({ reason }) => `Die Datei konnte nicht erstellt werden: ${reason} Versuchen Sie es erneut.`,
  tooLarge: 'Der Monat hat zu viele Zeilen für diese Seite. Exportieren Sie stattdessen einzelne Wochen.',
  noFields: 'Der Dienst hat keine unterschriebenen Felder dazu gesendet.',
  otherHash: ({ wanted, found }) =>
    `Ihre Felder haben den Hash ${found}, nicht ${wanted}. Das Konto hatte damals vielleicht eine andere Version.`,
  readmeTitle: ({ month, account }) => `Archiv für ${month} (UTC) von ${account}`,
  readmeRows: ({ names }) =>
    `${names}: eine Zeile je Überweisung und Transaktion. „priceOf“ sagt, ob ein Wert den Preis seines Tages hat oder den Preis des Tages, an dem diese Datei erstellt wurde.`,
  readmeIncomplete: 'Der Verlauf wurde von Knoten gelesen und reicht nicht bis zur Erstellung des Kontos zurück.',
  readmeEvidence: (count) =>
    `evidence/: ${plural(count, { one: 'eine ausgeführte Transaktion', other: '# ausgeführte Transaktionen' })} mit Feldern, Hashes und Unterschriften. Die Angaben zum Konto sind die des Tages, an dem diese Datei erstellt wurde. So werden die Dateien im Repository von Countersign ohne Netz erneut geprüft:`,
  readmeMissing: ({ nonce, hash, reason }) => `Kein Nachweis der Transaktion ${nonce} (${hash}): ${reason}`,
})
