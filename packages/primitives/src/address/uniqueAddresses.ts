import type { Address } from './Address.ts'
import { ZERO_ADDRESS } from './constants.ts'
import { isSameAddress } from './isSameAddress.ts'

/**
 * Each address once, the zero address left out.
 *
 * @example
 * uniqueAddresses([owner, owner]).length // 1
 */
export const uniqueAddresses = (addresses: readonly Address[]): Address[] =>
  addresses.filter(
    (address, index) =>
      !isSameAddress(address, ZERO_ADDRESS) && addresses.findIndex((other) => isSameAddress(other, address)) === index,
  )
