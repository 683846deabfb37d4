import { defineTranslation, listText } from '@countersign/primitives'
import type { compareMessages } from './compareMessages.ts'

export const compareMessagesDe = defineTranslation<typeof compareMessages>('compare', {
  title: ({ nonce }) => `Transaktionen mit Nonce ${nonce}`,
  caption: ({ nonce }) => `Unterschiede der Transaktionen mit Nonce ${nonce}`,
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
})
