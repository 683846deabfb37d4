import { defineTranslation, numberText } from '@countersign/primitives'
import type { bulkMessages } from './bulkMessages.ts'

export const bulkMessagesDe = defineTranslation<typeof bulkMessages>('bulk', {
  close: 'Schließen',
  explanation:
    'Die Transaktionen werden in dieser Reihenfolge in einer Ethereum-Transaktion ausgeführt: alle oder keine. Sie bezahlen die Gebühr für das Senden nur einmal.',
  list: 'Auszuführende Transaktionen',
  executeNumber: ({ number }) => `Transaktion ${number} ausführen`,
  executeCount: (count) => `${numberText(count)} ausführen`,
  checking: 'Wird geprüft',
  checkingShort: 'Wird geprüft…',
  checkAgain: 'Noch einmal prüfen',
  checkingAgain: 'Wird noch einmal geprüft…',
  confirm: 'In der Wallet bestätigen…',
  notSent: 'Es wurde nichts gesendet',
  blocked: 'Ausführen ist gesperrt',
  blockedBy: ({ number, reason }) => `Transaktion ${number} ist gesperrt: ${reason}`,
  danger: ({ number, title, reason }) => `Transaktion ${number}: ${title}. ${reason}`,
  changed: ({ number }) =>
    `Transaktion ${number} hat sich geändert, seit Sie diesen Dialog geöffnet haben. Lesen Sie sie noch einmal.`,
  worse: ({ number, title, reason }) =>
    `Transaktion ${number} hat einen Befund, den dieser Dialog nicht gezeigt hat: ${title}. ${reason} Schließen Sie diesen Dialog und öffnen Sie ihn noch einmal.`,
  stopped: ({ number }) =>
    `Transaktion ${number}: Das Unterschreiben ist angehalten. Vergleichen Sie zuerst die Hashes auf einem anderen Rechner.`,
  valid: ({ valid, needed }) => `${numberText(valid)} von ${numberText(needed)} nötigen Unterschriften sind gültig`,
  signed: ({ signed, required }) => `${numberText(signed)} von ${numberText(required)} unterschrieben`,
  notInARow: ({ row, number, expected }) =>
    `Zeile ${row} dieser Liste wurde als Transaktion ${number} unterschrieben, das Konto erwartet an dieser Stelle aber Transaktion ${expected}. Schließen Sie diesen Dialog und öffnen Sie ihn in der Warteschlange noch einmal.`,
  fieldsMissing: ({ id }) =>
    `Der Dienst hat nicht alle unterschriebenen Felder von ${id} gesendet. Öffnen Sie diese Transaktion auf ihrer eigenen Seite.`,
  together: ({ count, reason }) => `Alle ${numberText(count)} Transaktionen zusammen: ${reason}`,
})
