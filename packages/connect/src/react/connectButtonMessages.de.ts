import { defineTranslation } from '@countersign/primitives'
import type { connectButtonMessages } from './connectButtonMessages.ts'

export const connectButtonMessagesDe = defineTranslation<typeof connectButtonMessages>('connect-button', {
  connect: 'Wallet verbinden',
  wrongNetwork: 'Falsches Netzwerk',
  failed: 'Wallets konnten nicht geladen werden',
  failedDetail: 'Prüfen Sie die Verbindung dieses Geräts und drücken Sie die Schaltfläche noch einmal.',
  aWallet: 'eine Wallet',
  wallet: ({ name, address }) => `Wallet: ${address}, ${name}`,
})
