import { defineMessages } from '@countersign/primitives'

export const receiveMessages = defineMessages('receive', {
  title: 'Receive',
  qrCodeOf: ({ address }: { address: string }) => `QR code of ${address}`,
  address: 'address',
  withPrefix: 'With the network’s prefix',
  prefixNote: 'Some senders accept only the plain address.',
  onlyFor: ({ network }: { network: string }) => `Only for ${network}`,
  otherNetworks:
    'The same address on another network may belong to a different owner, or to no account. Ask the sender which network they use.',
})
