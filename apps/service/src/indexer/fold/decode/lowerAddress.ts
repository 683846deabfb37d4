import type { Address } from '@countersign/safe/light'

/** The form nodes answer with and memory is keyed by: a checksum of every log would cost more than reading it. */
export const lowerAddress = (address: Address): Address => address.toLowerCase() as Address
