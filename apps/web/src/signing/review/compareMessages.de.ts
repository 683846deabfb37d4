import { defineTranslation } from '@countersign/primitives'
import type { compareMessages } from './compareMessages.ts'

export const compareMessagesDe = defineTranslation<typeof compareMessages>('compare-device', {
  danger: 'nötig wegen einer Gefahr',
  control: 'nötig, die Kontrolle ändert sich',
  value: ({ value }) => `nötig ab ${value}`,
  item: 'nötig, ein Gegenstand hat keinen Preis',
  noLimit: 'nötig, der Betrag hat keine Grenze',
  fromAmount: ({ amount, symbol }) => `nötig ab ${amount} ${symbol}`,
  priceFell: ({ symbol, before, now }) => `nötig, der Preis von ${symbol} war vorher ${before} und ist jetzt ${now}`,
  noDecimals: ({ symbol }) => `nötig, nichts sagt, wie viele Nachkommastellen ${symbol} hat`,
  noPrice: ({ symbol }) => `nötig, ${symbol} hat keinen Preis`,
  noEarlierPrice: ({ symbol }) => `nötig, kein früherer Preis von ${symbol} bestätigt diesen`,
  thisToken: 'dieses Token',
})
