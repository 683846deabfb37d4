import { defineMessages } from '@countersign/primitives'

/** The deployment of an account together with its first transaction. */
export const deployFirstMessages = defineMessages('deploy-first', {
  title: 'The account is deployed with it',
  together: 'One Ethereum transaction deploys the account and executes this, or does neither',
  togetherDetail: ({ factory }: { factory: string }) =>
    `The wallet that executes calls MultiSendCallOnly, which calls the factory ${factory} and then the new account. Any wallet can send it. An owner who sends it must have signed too.`,
  later: 'This transaction follows after the one that deploys the account',
  laterDetail:
    'Owners can sign it now. It can be executed when transaction 0 was executed or the account was deployed alone.',
  computed: 'Computed from the creation data; the factory gives the same address before the wallet is asked',
})
