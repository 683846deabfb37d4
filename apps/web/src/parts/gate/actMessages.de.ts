import { defineTranslation } from '@countersign/primitives'
import type { actMessages } from './actMessages.ts'

export const actMessagesDe = defineTranslation<typeof actMessages>('acts', {
  propose: 'Nur Eigentümer und Einreicher dieses Kontos können eine Transaktion an den Dienst senden.',
  sign: 'Nur Eigentümer dieses Kontos können seine Transaktionen unterschreiben.',
  'approve-through': 'Nur Eigentümer eines Kontos, dem dieses gehört, können darüber bestätigen.',
  reject: 'Nur Eigentümer und Einreicher dieses Kontos können seine Transaktionen ablehnen.',
  'delete-proposal': 'Nur die Wallet, die eine Transaktion vorgeschlagen hat, kann sie löschen.',
  execute: 'Ein Konto kann seine eigene Transaktion nicht ausführen.',
  'sign-message': 'Nur Eigentümer dieses Kontos können seine Nachrichten unterschreiben.',
  'add-proposer': 'Nur Eigentümer dieses Kontos können Einreicher hinzufügen.',
  'change-proposer': 'Nur der Eigentümer, der einen Einreicher hinzugefügt hat, kann ihn ändern.',
  'remove-proposer':
    'Nur der Eigentümer, der einen Einreicher hinzugefügt hat, oder der Einreicher selbst kann ihn entfernen.',
  'spend-limit': 'Nur der Bevollmächtigte eines Limits kann innerhalb dieses Limits zahlen.',
  'start-recovery': 'Nur Vertrauenspersonen dieses Kontos können eine Wiederherstellung beginnen.',
  'cancel-recovery': 'Nur Eigentümer und Einreicher dieses Kontos können eine Wiederherstellung abbrechen.',
  'execute-recovery': 'Ein Konto kann seine eigene Wiederherstellung nicht ausführen.',
})
