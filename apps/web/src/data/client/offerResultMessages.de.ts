import { defineTranslation, plural } from '@countersign/primitives'
import type { offerResultMessages } from './offerResultMessages.ts'

export const offerResultMessagesDe = defineTranslation<typeof offerResultMessages>('offers', {
  unsigned: 'Der Vorschlag hat noch keine Unterschrift.',
  executed: 'Die Transaktion ist schon ausgeführt.',
  proposed: (count) => `Vorgeschlagen mit ${plural(count, { one: '# Unterschrift', other: '# Unterschriften' })}.`,
  hadAll: 'Der Dienst hatte schon alle Unterschriften.',
  accepted: (count) =>
    `Der Dienst hatte den Vorschlag schon und nahm ${plural(count, { one: '# Unterschrift', other: '# Unterschriften' })} an.`,
})
