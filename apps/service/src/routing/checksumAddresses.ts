import { checksumAddress, isAddress } from '@countersign/primitives'

/** What people wrote stays as they wrote it, also when it looks like an address: a message is signed to the letter. */
const TEXTS = new Set(['message', 'label', 'origin'])

/** Addresses come in any case and are compared, stored and answered in one: every address-shaped field is re-checksummed. */
export function checksumAddresses<Fields>(fields: Fields): Fields {
  if (typeof fields !== 'object' || fields === null) return fields
  const entries = Object.entries(fields).map(([name, value]) => [
    name,
    // Twenty bytes of calldata look like an address too; hex fields are compared without case, so that does no harm.
    typeof value === 'string' && !TEXTS.has(name) && isAddress(value) ? checksumAddress(value) : value,
  ])
  return Object.fromEntries(entries) as Fields
}
