import { defineTranslation } from '@countersign/primitives'
import type { messageReviewMessages } from './messageReviewMessages.ts'

export const messageReviewMessagesDe = defineTranslation<typeof messageReviewMessages>('message-review', {
  title: 'Nachricht',
  draftOf: ({ kind }) => `Entwurf: ${kind}`,
  laterTitle: 'Was andere nehmen dürfen',
  originMessage: 'Aus der Nachricht gelesen, die Sie unterschreiben.',
  proposedBy: 'Vorgeschlagen von <name/>, <time/>',
  completeSignature: 'Vollständige Unterschrift',
  acceptedByContract: 'vom Vertrag des Kontos anerkannt',
  signature: 'Unterschrift',
  signers: 'Unterschriften',
  signedOf: ({ signed, required, owners }) => `${signed} von ${required} unterschrieben, ${owners} Eigentümer`,
  hashAppKnows: 'Hash, den die App kennt',
  eip191: 'EIP-191-Hash',
  eip712: 'EIP-712-Hash',
  content: 'Nachricht',
  contentNote: 'wie sie unterschrieben wird',
})
