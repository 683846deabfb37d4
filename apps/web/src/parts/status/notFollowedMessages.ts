import { defineMessages } from '@countersign/primitives'

export const notFollowedMessages = defineMessages('not-followed', {
  title: 'The service does not follow this account yet.',
  reasons: ({ chain }: { chain: string }) =>
    `So it has no history, NFTs or approvals of it. It begins to read them from ${chain} when an owner signs in, when an owner signs a proposal, or when the operator of the service lists the account. Balances, owners and queue work without it.`,
  refused: ({ reason }: { reason: string }) => `The service did not begin to follow it: ${reason}.`,
  otherWallet: 'The connected wallet is not an owner of this account.',
  beginning: 'The service begins to follow this account',
  connect: 'Connect an owner',
  signIn: 'Sign in as owner',
  propose: 'New transaction',
  copy: 'Copy entry for the operator',
  copied: 'Copied',
  notCopied: 'Not copied',
  readNetwork: 'Read from the network instead',
})
