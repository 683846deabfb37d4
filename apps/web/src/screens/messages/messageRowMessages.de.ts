import { defineTranslation } from '@countersign/primitives'
import type { messageRowMessages } from './messageRowMessages.ts'

export const messageRowMessagesDe = defineTranslation<typeof messageRowMessages>('message-rows', {
  asOf: (time) => `Stand ${time}`,
  confirmed: 'Bestätigt',
  needsYou: 'Ihre Unterschrift fehlt',
  waiting: 'Wartet auf andere Eigentümer',
  onChain: 'im Netzwerk',
  signedOf: ({ signed, required }) => `${signed} von ${required} unterschrieben`,
  notNeeded: ({ signed, required }) => `${signed} von ${required} unterschrieben; Ihre Unterschrift ist nicht nötig`,
  review: 'Prüfen',
  reviewOf: (title) => `Prüfen: ${title}`,
  message: 'Nachricht: <title/>',
  reviewMessage: (title) => `Prüfen: Nachricht: ${title}`,
  unreadable: 'Nicht lesbar',
  hashDiffers: 'Hash weicht ab',
  signatureExcluded: 'Unterschrift ausgeschlossen',
})
