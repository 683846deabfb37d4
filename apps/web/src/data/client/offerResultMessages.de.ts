import { defineTranslation, plural } from '@countersign/primitives'
import type { offerResultMessages } from './offerResultMessages.ts'

export const offerResultMessagesDe = defineTranslation<typeof offerResultMessages>('offers', {
  unsigned: 'Der Vorschlag hat noch keine Unterschrift.',
  executed: 'Die Transaktion ist schon ausgeführt.',
  proposed: (count) => `Vorgeschlagen mit ${plural(count, { one: '# Unterschrift', other: '# Unterschriften' })}.`,
  hadAll: 'Der Dienst hatte schon alle Unterschriften.',
  accepted: (count) =>
    `Der Dienst hatte den Vorschlag schon und nahm ${plural(count, { one: '# Unterschrift', other: '# Unterschriften' })} an.`,
  messageUnsigned: 'Die Nachricht hat noch keine Unterschrift.',
  messageDelivered: (count) => `Übergeben mit ${plural(count, { one: '# Unterschrift', other: '# Unterschriften' })}.`,
  messageAccepted: (count) =>
    `Der Dienst hatte die Nachricht schon und nahm ${plural(count, { one: '# Unterschrift', other: '# Unterschriften' })} an.`,
})
