import { defineMessages } from '@countersign/primitives'

/** The account's address to share. */
export const receiveMessages = defineMessages('receive', {
  title: 'Receive',
  code: ({ address }: { address: string }) => `QR code of ${address}`,
  account: ({ name, chain }: { name: string | null; chain: string }) => (name === null ? chain : `${name} on ${chain}`),
  copy: 'Copy address',
  copied: 'Copied',
  notCopied: 'Not copied: select the address above',
  withPrefix: "With the network's prefix",
  withPrefixHelp: 'Some senders accept only the plain address.',
  onlyFor: ({ chain }: { chain: string }) => `Only for ${chain}`,
  otherNetworks:
    'The same address on another network may belong to a different owner, or to no account. Ask the sender which network they use.',
})
