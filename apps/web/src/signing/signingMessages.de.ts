import { defineTranslation } from '@countersign/primitives'
import type { signingMessages } from './signingMessages.ts'

export const signingMessagesDe = defineTranslation<typeof signingMessages>('signing', {
  youSigned: ({ nonce }) => `Sie haben Transaktion ${nonce} unterschrieben`,
  youProposed: ({ nonce }) => `Sie haben Transaktion ${nonce} vorgeschlagen`,
  alreadySigned: ({ nonce }) => `Sie hatten Transaktion ${nonce} schon unterschrieben`,
  notAskedAgain: 'In einem anderen Tab oder auf einem anderen Gerät. Ihre Wallet wurde nicht noch einmal gefragt.',
  noOwnerSigned: 'Noch kein Eigentümer hat sie unterschrieben.',
  ownersMaySign: 'Seine Eigentümer müssen eventuell noch unterschreiben und ausführen.',
  approvalSent: ({ nonce }) => `Bestätigung von Transaktion ${nonce} im Netzwerk gesendet`,
  deleted: ({ nonce }) => `Transaktion ${nonce} aus der Warteschlange gelöscht`,
})
