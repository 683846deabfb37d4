import type { TransactionCheck } from '@countersign/describe/transaction'

/** The number of signatures that do not count. */
export const excludedOf = (check: TransactionCheck | null | undefined): number =>
  [...(check?.signatures.values() ?? [])].filter(({ outcome }) => outcome === 'wrong' || outcome === 'not-owner').length
