import { isSameAddress, ZERO_ADDRESS, type Address } from '@countersign/safe/light'

export const uniqueAddresses = (addresses: readonly Address[]): Address[] =>
  addresses.filter(
    (address, index) =>
      !isSameAddress(address, ZERO_ADDRESS) && addresses.findIndex((other) => isSameAddress(other, address)) === index,
  )
