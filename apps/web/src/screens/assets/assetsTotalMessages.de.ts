import { defineTranslation, plural } from '@countersign/primitives'
import type { assetsTotalMessages } from './assetsTotalMessages.ts'

export const assetsTotalMessagesDe = defineTranslation<typeof assetsTotalMessages>('assets-total', {
  composition: 'Zusammensetzung',
  all: 'Alle Vermögenswerte',
  loading: 'Guthaben werden geladen',
  failed: 'Der Dienst hat die Guthaben nicht gesendet',
  value: 'Wert dieses Kontos',
  empty: 'Dieses Konto hat noch kein Guthaben',
  valueOf: ({ priced, currency }) =>
    `Wert von ${plural(priced, { one: '# Vermögenswert', other: '# Vermögenswerten' })} mit Preis in ${currency}`,
  noPrices: ({ currency }) => `Wert unbekannt: Es gibt keine Preise in ${currency}`,
  prices: 'Preise vom Dienst, <time/>',
})
