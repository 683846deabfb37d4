import { defineMessages } from '@countersign/primitives'

export const addOwnerLinkMessages = defineMessages('add-owner-link', {
  title: 'Add an owner',
  subtitle: 'This link asks you to add an owner, but it names no account. Choose the account.',
  newOwner: 'New owner in the link',
  chooseAccount: 'Your accounts',
  loading: 'Loading your accounts',
  openForm: 'Open its owners',
  openFormOf: ({ name, network }: { name: string; network: string }) => `Open the owners of ${name} on ${network}`,
  noAccounts: 'You have no account here.',
  noAccountsNote:
    'Connect the wallet of an owner, or open the account under All accounts. Then open this link again. Nothing changes before you review and sign.',
  connect: 'Connect wallet',
  allAccounts: 'All accounts',
})
