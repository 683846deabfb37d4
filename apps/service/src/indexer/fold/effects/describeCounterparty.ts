import type { Address } from '@countersign/primitives'

const SAME_PREFIX = 3
const SAME_SUFFIX = 4

/** The other party of a transfer, and the digits of its address that users compare: the first and the last. */
export function describeCounterparty(counterparty: Address): { counterparty: Address; similarity: string } {
  const digits = counterparty.slice(2).toLowerCase()
  return { counterparty, similarity: digits.slice(0, SAME_PREFIX) + digits.slice(-SAME_SUFFIX) }
}
