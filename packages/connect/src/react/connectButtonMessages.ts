import { defineMessages } from '@countersign/primitives'

export const connectButtonMessages = defineMessages('connect-button', {
  connect: 'Connect wallet',
  wrongNetwork: 'Wrong network',
  aWallet: 'a wallet',
  wallet: ({ name, address }: { name: string; address: string }) => `Wallet: ${address}, ${name}`,
})
