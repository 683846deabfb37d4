import { defineMessages } from '@countersign/primitives'

/** What is wrong with a gas limit or a fee that a person typed. */
export const feeEditMessages = defineMessages('fee-edit', {
  gasBelowEstimate: ({ gas, estimate }: { gas: string; estimate: string }) =>
    `${gas} gas is less than the ${estimate} that it needs now. It would fail and still cost.`,
  gasBelowLeast: ({ gas, least }: { gas: string; least: string }) =>
    `${gas} gas is less than the ${least} that every transaction needs.`,
  gasAboveBlock: ({ gas, limit }: { gas: string; limit: string }) =>
    `${gas} gas is more than the ${limit} of a whole block. No block could contain it.`,
  gasMuchAbove: ({ gas, estimate }: { gas: string; estimate: string }) =>
    `${gas} gas is much more than the ${estimate} that it needs now. Gas that is not used is not paid.`,
  belowReplacement: ({ typed, least }: { typed: string; least: string }) =>
    `${typed} gwei is too low to replace the first transaction. Nodes require at least ${least} gwei, 10 % more.`,
  belowBase: ({ typed, base }: { typed: string; base: string }) =>
    `${typed} gwei is below the base fee of ${base} gwei, so no block can contain it now.`,
  muchAbove: ({ typed, usual }: { typed: string; usual: string }) =>
    `${typed} gwei is much more than is usual now; up to ${usual} gwei is usual.`,
  tipAboveMost: ({ tip, most }: { tip: string; most: string }) =>
    `The tip of ${tip} gwei is more than the maximum fee of ${most} gwei. It is a part of the maximum fee.`,
  aboveBalance: ({ worst, balance }: { worst: string; balance: string }) =>
    `It could cost up to ${worst}, but the wallet holds ${balance}. Nodes refuse it.`,
})
