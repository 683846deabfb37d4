import { defineTranslation, listText } from '@countersign/primitives'
import type { compareMessages } from './compareMessages.ts'

export const compareMessagesDe = defineTranslation<typeof compareMessages>('compare', {
  title: ({ nonce }) => `Transaktionen mit Nummer ${nonce}`,
  caption: ({ nonce }) => `Unterschiede der Transaktionen mit Nummer ${nonce}`,
  note: 'Notiz',
  noNote: 'keine',
  signedBy: 'Unterschrieben von',
  noSigners: 'noch keinem Eigentümer',
  people: ({ names }) => listText(names),
  you: 'Ihnen',
  act: 'Aktion',
  notSent: 'nicht gesendet',
  equal: ({ fields }) => `In allen gleich: ${fields.join(', ')}.`,
  proposed:
    'Dies sind die vorgeschlagenen Werte. Jede Transaktion wird in ihrer Zeile und auf ihrer eigenen Seite gegen ihren Hash geprüft.',
  failed: 'Eine der Transaktionen konnte nicht gelesen werden',
  reading: 'Transaktionen werden gelesen',
  to: 'An',
  value: 'Betrag',
  calldata: 'Aufrufdaten',
  operation: 'Operation',
  signatures: 'Unterschriften',
  noData: 'keine',
  delegatecall: '1, Delegatecall',
  call: '0, Call',
  coin: ({ symbol }) => `${symbol}, die Währung des Netzwerks`,
  executor: 'die ausführende Wallet',
  signedOf: ({ signed, required }) => `${signed} von ${required}`,
})
