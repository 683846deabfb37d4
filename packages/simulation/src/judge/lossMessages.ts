import { defineMessages } from '@countersign/primitives'

/** What almost empties an account, and a simulation that did not run. */
export const lossMessages = defineMessages('simulation-losses', {
  almostNothing: 'Almost nothing of an asset remains in the account',
  almostNothingWhy: ({ amount, before, after }: { amount: string; before: string; after: string }) =>
    `In the simulation ${amount} leave the account, which holds ${before} before and ${after} after. Make sure that this is intended.`,
  remains: 'How much remains in the account',
  remainsUnread: ({ amount, reason }: { amount: string; reason: string }) =>
    `In the simulation ${amount} leave the account. Its balance could not be read: ${reason}.`,
  amountOf: ({ amount, token }: { amount: string; token: string }) => `${amount} of ${token}`,
  notRequested: 'it was not requested',
  tried: 'Effects tried here',
  couldNotRunBecause: ({ reason }: { reason: string }) => `The simulation could not run: ${reason}`,
})
