import { defineMessages, plural } from '@countersign/primitives'

/** What this page adds to the dialogs of the connect kit. */
export const kitContentMessages = defineMessages('wallet-content', {
  about: 'Accounts with several owners; every transaction is checked before it is signed',
  introduction: 'Your wallet holds the key and signs. Countersign prepares and checks what it signs.',
  stillWorks: 'You can still read accounts.',
  noWallet: 'No wallet available?',
  viewAny: 'You can view any account without one.',
  watch: 'Watch an account',
  signsFor: 'Signs for',
  accounts: (count: number) => plural(count, { one: '# account', other: '# accounts' }),
  notChecked: 'Not checked',
  notListed: 'Not in the list? <link>Add a network</link>',
})
