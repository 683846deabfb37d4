import { checksumAddress, isAddress } from '@countersign/primitives'

/** Texts of users stay unchanged, even when they look like an address: a message is signed byte by byte. */
const TEXTS = new Set(['message', 'label', 'origin'])

/**
 * Clients send addresses in any case. The service compares, stores and answers them with a checksum, so every address-shaped field is
 * converted.
 */
export function checksumAddresses<Fields>(fields: Fields): Fields {
  if (typeof fields !== 'object' || fields === null) return fields
  const entries = Object.entries(fields).map(([name, value]) => [
    name,
    // Twenty bytes of calldata look like an address too. Hex fields are compared without case, so the conversion does no harm.
    typeof value === 'string' && !TEXTS.has(name) && isAddress(value) ? checksumAddress(value) : value,
  ])
  return Object.fromEntries(entries) as Fields
}
