import type { Address } from '@countersign/primitives'

/** The spelling that nodes use and that in-memory sets have as keys: a checksum for every log would cost more than parsing it. */
export const lowerAddress = (address: Address): Address => address.toLowerCase() as Address
