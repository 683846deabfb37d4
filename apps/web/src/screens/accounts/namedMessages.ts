import { defineMessages, numberText } from '@countersign/primitives'

/** Accounts that are not deployed yet and name the wallet as an owner. */
export const namedMessages = defineMessages('named-accounts', {
  title: 'Not deployed yet, with your wallet as an owner',
  detail:
    'A user of the service registered these accounts. The address follows from the owners, which this page computed again. Every user can name you as an owner: open an account only when you expect it.',
  facts: ({
    chain,
    threshold,
    owners,
    version,
  }: {
    chain: string
    threshold: number
    owners: number
    version: string
  }) => `${chain}, ${numberText(threshold)} of ${numberText(owners)} owners sign, Safe ${version}`,
  open: 'Open',
  openOn: ({ address, chain }: { address: string; chain: string }) => `Open ${address} on ${chain}`,
  failed: 'Accounts that wait for their deployment could not be read',
  failedDetail: 'The accounts of the list above are not affected. A link from another owner opens such an account too.',
})
