import { defineMessages, numberText } from '@countersign/primitives'

/** Parts of the review: gas for the call inside, accounts of the wallet. */
export const reviewPartMessages = defineMessages('review-parts', {
  gas: 'Gas for the call inside',
  gasSet: 'set by the app, or by you',
  gasNotSet: 'not set',
  apply: 'Apply',
  notApplied: ({ gas }: { gas: bigint }) =>
    `Not applied yet: this page still shows, and you would still sign, safeTxGas ${numberText(gas)}.`,
  approveThrough: ({ account }: { account: string }) => `Approve through ${account}`,
})
