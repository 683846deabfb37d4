import type { Hex } from '@countersign/primitives'

/** The name under which the page shows the fee of several executions in one transaction: see `feeChoices`. */
export const nameOfSeveral = (chainId: string, transactions: readonly { readonly safeTxHash: Hex }[]): string =>
  `several:${chainId}:${transactions.map(({ safeTxHash }) => safeTxHash).join()}`
