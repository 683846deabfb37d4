import { defineTranslation } from '@countersign/primitives'
import type { messageSigningMessages } from './messageSigningMessages.ts'

export const messageSigningMessagesDe = defineTranslation<typeof messageSigningMessages>('message-signing', {
  signedOf: ({ signed, threshold }) => `${signed} von ${threshold} unterschrieben`,
  completeTitle: 'Vollständig: Das Konto nimmt die Unterschrift an',
  completeDetail: 'Kopieren Sie die Unterschrift, falls eine App sie nicht erhalten hat.',
  lastTitle: 'Ihre Unterschrift ist die letzte nötige',
  lastDetail: 'Das Konto nimmt die Nachricht dann als unterschrieben an. Es fällt keine Gebühr an.',
  requestedTitle: 'Ihre Unterschrift wird gebraucht',
  requestedDetail: ({ missing }) => `Danach fehlen noch ${missing}. Es fällt keine Gebühr an.`,
  connectDetail: 'Verbinden Sie die Wallet eines Eigentümers, um zu unterschreiben.',
  notAcceptedTitle: 'Unterschrieben, aber vom Konto nicht angenommen',
  notAcceptedDetail: 'Das Konto hat die Unterschrift nicht angenommen.',
  youSigned: 'Sie haben unterschrieben. Andere Eigentümer müssen noch unterschreiben.',
  othersMustSign: 'Andere Eigentümer müssen noch unterschreiben.',
  notOwner: 'Die verbundene Wallet ist kein Eigentümer dieses Kontos.',
  signed: 'Sie haben eine Nachricht unterschrieben',
  alreadySigned: 'Sie hatten diese Nachricht schon unterschrieben',
})
