import { defineTranslation } from '@countersign/primitives'
import type { receiveMessages } from './receiveMessages.ts'

export const receiveMessagesDe = defineTranslation<typeof receiveMessages>('receive', {
  title: 'Empfangen',
  code: ({ address }) => `QR-Code von ${address}`,
  account: ({ name, chain }) => (name === null ? chain : `${name} auf ${chain}`),
  copy: 'Adresse kopieren',
  copied: 'Kopiert',
  notCopied: 'Nicht kopiert: Markieren Sie die Adresse oben',
  withPrefix: 'Mit dem Kürzel des Netzwerks',
  withPrefixHelp: 'Manche Absender nehmen nur die Adresse ohne Kürzel an.',
  onlyFor: ({ chain }) => `Nur für ${chain}`,
  otherNetworks:
    'Dieselbe Adresse kann in einem anderen Netzwerk einem anderen Eigentümer oder keinem Konto gehören. Fragen Sie den Absender, welches Netzwerk er verwendet.',
})
