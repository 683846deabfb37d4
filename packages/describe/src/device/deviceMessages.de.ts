import { defineTranslation } from '@countersign/primitives'
import type { deviceMessages } from './deviceMessages.ts'

export const deviceMessagesDe = defineTranslation<typeof deviceMessages>('device', {
  domainHash: 'Domain-Hash',
  messageHash: 'Nachrichten-Hash',
  ledger:
    'Ein Ledger zeigt diese beiden Hashes in dieser Reihenfolge. In seiner Ethereum-App muss „Blind signing“ eingeschaltet sein.',
  trezor:
    'Ein Trezor zeigt die Felder einzeln: Vergleichen Sie sie mit den unterschriebenen Feldern. Neuere Firmware zeigt zusätzlich diesen Hash.',
  qr: 'Eine QR-Wallet zeigt die Felder und, je nach Firmware, einige oder alle dieser Hashes.',
})
