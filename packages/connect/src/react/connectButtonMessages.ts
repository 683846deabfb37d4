import { defineMessages } from '@countersign/primitives'

export const connectButtonMessages = defineMessages('connect-button', {
  connect: 'Connect wallet',
  wrongNetwork: 'Wrong network',
  failed: 'Wallets could not be loaded',
  failedDetail: 'Check the connection of this device, then press the button again.',
  aWallet: 'a wallet',
  wallet: ({ name, address }: { name: string; address: string }) => `Wallet: ${address}, ${name}`,
})
