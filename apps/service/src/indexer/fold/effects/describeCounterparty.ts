import type { Address } from '@countersign/safe/light'

const SAME_PREFIX = 3
const SAME_SUFFIX = 4

/** Who is on the other side, and what people see of such an address: its first and last digits. */
export function describeCounterparty(counterparty: Address): { counterparty: Address; similarity: string } {
  const digits = counterparty.slice(2).toLowerCase()
  return { counterparty, similarity: digits.slice(0, SAME_PREFIX) + digits.slice(-SAME_SUFFIX) }
}
