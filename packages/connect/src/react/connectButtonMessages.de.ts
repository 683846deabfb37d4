import { defineTranslation } from '@countersign/primitives'
import type { connectButtonMessages } from './connectButtonMessages.ts'

export const connectButtonMessagesDe = defineTranslation<typeof connectButtonMessages>('connect-button', {
  connect: 'Wallet verbinden',
  wrongNetwork: 'Falsches Netzwerk',
  aWallet: 'eine Wallet',
  wallet: ({ name, address }) => `Wallet: ${address}, ${name}`,
})
