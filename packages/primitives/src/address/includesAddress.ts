import type { Address } from './Address.ts'
import { isSameAddress } from './isSameAddress.ts'

/**
 * Whether a list contains an address, in any spelling.
 *
 * @example
 * includesAddress(['0xF39FD6E51AAD88F6F4CE6AB8827279CFFFB92266'], alice) // true
 */
export const includesAddress = (list: readonly Address[], address: Address): boolean =>
  list.some((one) => isSameAddress(one, address))
