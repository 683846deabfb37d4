import { defineTranslation } from '@countersign/primitives'
import type { urlMessages } from './urlMessages.ts'

export const urlMessagesDe = defineTranslation<typeof urlMessages>('urls', {
  none: 'keine',
  unknownPrefix: ({ prefix, known }) =>
    `„${prefix}“ ist nicht das Kürzel eines eingerichteten Netzwerks. Eingerichtete Netzwerke: ${known}.`,
  noAccount: 'Dieser Link nennt kein Konto',
  noNetwork: 'Dieses Netzwerk ist nicht eingerichtet',
})
