import { defineTranslation, plural } from '@countersign/primitives'
import type { historyRowMessages } from './historyRowMessages.ts'

export const historyRowMessagesDe = defineTranslation<typeof historyRowMessages>('history-row', {
  imitation: 'Ahmt eine frühere Zahlung nach',
  untrusted: 'Token ohne bekannte Herkunft',
  number: ({ number }) => `Transaktion ${number}`,
  atPriceOfDay: ({ value }) => `${value} an diesem Tag`,
  atTodaysPrice: ({ value }) => `${value} zum heutigen Preis`,
  movesNothing: 'Bewegt nichts',
  movedNothing: 'Nichts bewegt',
  otherAssets: (count) => plural(count, { one: 'und # weiteres Guthaben', other: 'und # weitere Guthaben' }),
  notOnChain: 'Nicht im Netzwerk',
  failed: 'Fehlgeschlagen',
  replaced: 'Ersetzt',
  created: 'Erstellt',
  executed: 'Ausgeführt',
  unmatched: 'Aufgeführt mit dem Treffer ihrer Ethereum-Transaktion',
})
