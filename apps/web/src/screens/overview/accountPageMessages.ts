import { defineMessages } from '@countersign/primitives'

/** Texts for a link to an account that cannot be opened. */
export const accountPageMessages = defineMessages('account-page', {
  failed: 'Could not load Safe information',
  failedDetail: ({ account }: { account: string }) =>
    `The account is ${account}. Your other accounts are not affected.`,
  missingDetail: 'Check the address and the network of the link.',
  allAccounts: 'All accounts',
  addNetwork: 'Add a network',
  elsewhere: 'Another network has an account with this address. It is a separate account and may have other owners.',
  openOn: ({ network }: { network: string }) => `Open it on ${network}`,
})
