import type { Address } from '@countersign/primitives'

/** The spelling that nodes use and that in-memory sets are keyed by: computing a checksum for every log would cost more than reading it. */
export const lowerAddress = (address: Address): Address => address.toLowerCase() as Address
