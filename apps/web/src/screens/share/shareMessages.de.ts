import { defineTranslation, plural, numberText } from '@countersign/primitives'
import type { shareMessages } from './shareMessages.ts'

export const shareMessagesDe = defineTranslation<typeof shareMessages>('share', {
  message: 'Nachricht',
  evidenceFile: 'Nachweisdatei',
  close: 'Schließen',
  verifyOffline: 'Das JSON lässt sich offline mit <command/> prüfen.',
  saveText: 'Als Text speichern',
  saveJson: 'Als JSON speichern',
  evidenceContains:
    'Unterschriebene Felder, Hashes, Angaben mit Quelle und Block, Befunde, Unterschriften, Ergebnis und die Einträge im Journal des Dienstes.',
  messageEvidenceContains:
    'Die unterschriebene Nachricht, Hashes, Angaben mit Quelle und Block, Befunde und Unterschriften.',
  share: 'Teilen',
  shareTransaction: 'Diese Transaktion teilen',
  proposalContains: ({ signed }) =>
    `Enthalten sind die zehn unterschriebenen Felder, ${plural(signed, { one: '# Unterschrift', other: '# Unterschriften' })} und was diese Seite über das Konto gelesen hat. Die Seite des Empfängers berechnet jeden Hash neu. Unterschriften werden dort hinzugefügt, nie ersetzt.`,
  proposalForOther: 'Vorschlag für ein anderes Gerät',
  messageContains: ({ signed }) =>
    `Enthalten sind die Nachricht, wie sie unterschrieben wird, ${plural(signed, { one: '# Unterschrift', other: '# Unterschriften' })} und was diese Seite über das Konto gelesen hat. Die Seite des Empfängers berechnet den Hash neu. Unterschriften werden dort hinzugefügt, nie ersetzt.`,
  protect: 'Mit einer Passphrase schützen',
  protectNote: 'Für Links, die andere lesen könnten. Senden Sie die Passphrase auf einem anderen Weg.',
  passphrase: 'Passphrase',
  passphraseNote:
    'Nehmen Sie vier zufällige Wörter oder mehr: Wer den Link hat, kann unbegrenzt Passphrasen ausprobieren.',
  encrypt: 'Damit verschlüsseln',
  atLeast8: 'Möglich ab 8 Zeichen.',
  encrypted: 'Der Link unten ist damit verschlüsselt.',
  link: 'Link',
  opensWithPassphrase: 'Der Link öffnet sich nur mit der Passphrase.',
  anyoneReads:
    'Jeder, der den Link hat, kann ihn lesen. Der Schlüssel ist Teil des Links, und kein Server erhält eines von beiden.',
  copyLink: 'Link kopieren',
  copied: 'Kopiert',
  notCopied: 'Nicht kopiert',
  characterCount: ({ count }) => `${plural(count, { one: '# Zeichen', other: '# Zeichen' })}`,
  evidence: 'Nachweis',
  shareMessage: 'Diese Nachricht teilen',
  messageForOther: 'Nachricht für ein anderes Gerät',
  wayToShare: 'Art des Teilens',
  codeOrFile: 'QR-Code oder Datei',
  codeOrFileNote:
    'Für die Prüfseite oder für diese Seite auf einem anderen Gerät. Code und Datei sind nicht verschlüsselt: Zeigen Sie sie nur Personen, die sie lesen dürfen.',
  shared: 'Geteilt',
  signedHere: 'Hier unterschrieben',
  closeOf: ({ words }) => `Schließen: ${words}`,
  shareOf: ({ words }) => `Teilen: ${words}`,
  includeSignatures: ({ count }) =>
    `${plural(count, { one: '# Unterschrift einschließen', other: '# Unterschriften einschließen' })}`,
  codeOfMessage: 'Code der Nachricht',
  codeOfProposal: 'Code des Vorschlags',
  verified: 'Geprüft',
  differs: 'Weicht vom unterschriebenen Inhalt ab',
  howItReturns:
    'Der andere Eigentümer öffnet es unter „Importieren“. Die Unterschrift kommt auf demselben Weg zurück und wird hinzugefügt, ohne andere zu ersetzen.',
  waitingToBeShared: 'Noch zu teilen',
  allShared: 'alles geteilt',
  onlyHere: ({ count }) => `${numberText(count)}, nur in diesem Browser`,
  shareBoth: 'Beide teilen',
  shareAll: ({ count }) => `Alle ${numberText(count)} teilen`,
  transaction: 'Transaktion',
  transactionNumber: ({ number }) => `Transaktion ${number}`,
})
