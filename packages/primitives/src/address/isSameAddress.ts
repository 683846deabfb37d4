import type { Address } from './Address.ts'

/**
 * Whether two addresses are the same 20 bytes, in any spelling.
 *
 * @example
 * isSameAddress(transaction.to, safe.address)
 */
export function isSameAddress(first: Address, second: Address): boolean {
  return first === second || first.toLowerCase() === second.toLowerCase()
}
