import type { Address } from './Address.ts'

/**
 * Whether two addresses are the same 20 bytes, in any spelling.
 *
 * @example
 * isSameAddress('0xF39FD6E51AAD88F6F4CE6AB8827279CFFFB92266', alice) // true
 */
export function isSameAddress(first: Address, second: Address): boolean {
  return first === second || first.toLowerCase() === second.toLowerCase()
}
