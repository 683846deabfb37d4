import { defineTranslation } from '@countersign/primitives'
import type { receiveMessages } from './receiveMessages.ts'

export const receiveMessagesDe = defineTranslation<typeof receiveMessages>('receive', {
  title: 'Empfangen',
  qrCodeOf: ({ address }) => `QR-Code von ${address}`,
  address: 'Adresse',
  withPrefix: 'Mit dem Präfix des Netzwerks',
  prefixNote: 'Manche Absender nehmen nur die Adresse ohne Präfix an.',
  onlyFor: ({ network }) => `Nur für ${network}`,
  otherNetworks:
    'Dieselbe Adresse kann auf einem anderen Netzwerk einem anderen Eigentümer oder niemandem gehören. Fragen Sie den Absender, welches Netzwerk er benutzt.',
})
