import { defineTranslation } from '@countersign/primitives'
import type { actMessages } from './actMessages.ts'

export const actMessagesDe = defineTranslation<typeof actMessages>('acts', {
  propose: 'Nur Eigentümer und Vorschlagende dieses Kontos können eine Transaktion an den Dienst senden.',
  sign: 'Nur Eigentümer dieses Kontos können seine Transaktionen unterschreiben.',
  'approve-through': 'Nur Eigentümer eines Kontos, dem dieses gehört, können darüber bestätigen.',
  reject: 'Nur Eigentümer und Vorschlagende dieses Kontos können seine Transaktionen ablehnen.',
  'delete-proposal': 'Nur die Wallet, die eine Transaktion vorgeschlagen hat, kann sie löschen.',
  execute: 'Ein Konto kann seine eigene Transaktion nicht ausführen.',
  'sign-message': 'Nur Eigentümer dieses Kontos können seine Nachrichten unterschreiben.',
  'add-proposer': 'Nur Eigentümer dieses Kontos können Vorschlagende hinzufügen.',
  'change-proposer': 'Nur der Eigentümer, der einen Vorschlagenden hinzugefügt hat, kann ihn ändern.',
  'remove-proposer':
    'Nur der Eigentümer, der einen Vorschlagenden hinzugefügt hat, oder der Vorschlagende selbst kann ihn entfernen.',
  'spend-limit': 'Nur der Begünstigte eines Limits kann darin zahlen.',
  'start-recovery': 'Nur Wiederhersteller dieses Kontos können eine Wiederherstellung beginnen.',
  'cancel-recovery': 'Nur Eigentümer und Vorschlagende dieses Kontos können eine Wiederherstellung anhalten.',
  'execute-recovery': 'Ein Konto kann seine eigene Wiederherstellung nicht ausführen.',
})
