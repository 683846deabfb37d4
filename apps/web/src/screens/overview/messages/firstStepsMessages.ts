import { defineMessages, plural } from '@countersign/primitives'

/** What to do with an account that holds nothing and has moved nothing. */
export const firstStepsMessages = defineMessages('overview-first-steps', {
  title: 'First steps',
  fund: 'Receive the first funds',
  fundDetail: ({ chain }: { chain: string }) =>
    `The account is empty. Send coins or tokens to its address on ${chain}. Its owners can propose and sign before they arrive.`,
  receive: 'Receive',
  invite: 'Let the other owners in',
  inviteDetail: 'An owner who connects a wallet here finds the account. Send the owners the link of this page.',
  copyLink: 'Copy link',
  copied: 'Copied',
  notCopied: 'Not copied',
  recover: 'Prepare for lost keys',
  recoverDetail: ({ threshold, owners }: { threshold: number; owners: number }) =>
    threshold >= owners
      ? plural(owners, {
          one: 'If the only key is lost, the account is locked forever. With a recovery, people you choose can replace it.',
          other:
            'If one of the # keys is lost, the account is locked forever. With a recovery, people you choose can replace the owners.',
        })
      : plural(owners - threshold + 1, {
          one: 'If # key is lost, the account is locked forever. With a recovery, people you choose can replace the owners.',
          other:
            'If # keys are lost, the account is locked forever. With a recovery, people you choose can replace the owners.',
        }),
  setUpRecovery: 'Set up recovery',
})
