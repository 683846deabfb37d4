import { defineTranslation } from '@countersign/primitives'
import type { tokenMarkMessages } from './tokenMarkMessages.ts'

export const tokenMarkMessagesDe = defineTranslation<typeof tokenMarkMessages>('token-marks', {
  unverified: 'Ungeprüft',
  unverifiedNote:
    'Weder die Liste des Betreibers noch diese Seite noch Sie nennen diesen Token. Vergleichen Sie seine Adresse.',
  own: 'Von Ihnen hinzugefügt',
  imitation: ({ symbol }) => `Ahmt ${symbol} nach`,
  imitationNote: ({ symbol, address }) =>
    `Sein Symbol sieht aus wie ${symbol}; das ist ein anderer Vertrag: ${address}.`,
  imitatesCoin: ({ symbol }) =>
    `Sein Symbol sieht aus wie ${symbol}, die Währung dieses Netzwerks, die keinen Vertrag hat.`,
  unverifiedOption: ({ symbol }) => `${symbol} (ungeprüft)`,
  imitationOption: ({ symbol, address }) => `${symbol} (Nachahmung, ${address})`,
  byAddress: 'Token nach Adresse …',
})
