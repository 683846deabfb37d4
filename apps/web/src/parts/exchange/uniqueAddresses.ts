import { type Address, isSameAddress, ZERO_ADDRESS } from '@countersign/primitives'

export const uniqueAddresses = (addresses: readonly Address[]): Address[] =>
  addresses.filter(
    (address, index) =>
      !isSameAddress(address, ZERO_ADDRESS) && addresses.findIndex((other) => isSameAddress(other, address)) === index,
  )
