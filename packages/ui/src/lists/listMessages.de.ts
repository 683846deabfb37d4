import { defineTranslation } from '@countersign/primitives'
import type { listMessages } from './listMessages.ts'

const NUMERALS = ['Null', 'Eine', 'Zwei', 'Drei', 'Vier', 'Fünf', 'Sechs', 'Sieben', 'Acht', 'Neun', 'Zehn']

export const listMessagesDe = defineTranslation<typeof listMessages>('nonce-lists', {
  shareLabel: (nonce) => `Transaktionen mit der Nummer ${nonce}`,
  share: ({ count, nonce }) =>
    `${NUMERALS[count] ?? count} Transaktionen haben die Nummer ${nonce}. Wird eine ausgeführt, ${count === 2 ? 'entfällt die andere' : 'entfallen die anderen'}.`,
  empty: ({ from, to }) =>
    from === to ? `Nummer ${from} ist nicht belegt.` : `Die Nummern ${from} bis ${to} sind nicht belegt.`,
  blocked: ({ waiting, areSeveral }) => {
    const below =
      waiting === 1
        ? 'Die Transaktion darunter kann erst ausgeführt werden'
        : `Die ${waiting} Transaktionen darunter können erst ausgeführt werden`
    return areSeveral
      ? `${below}, wenn andere Transaktionen sie belegen.`
      : `${below}, wenn eine andere Transaktion sie belegt.`
  },
  fill: 'Lücke füllen',
  moveDown: 'Nach vorn rücken…',
  nonce: 'Nonce',
})
