import { isSameAddress, type Address } from '@countersign/safe/light'

/** How many digits at either end people compare, and forgers copy. */
const SEEN_DIGITS = 4

/** A known address that looks like this one where people look, and is another. */
export function findLookalike<Known extends { readonly address: Address }>(
  address: Address,
  known: readonly Known[],
): Known | null {
  const ends = endsOf(address)
  return known.find((one) => !isSameAddress(one.address, address) && endsOf(one.address) === ends) ?? null
}

const endsOf = (address: Address): string => {
  const digits = address.slice(2).toLowerCase()
  return digits.slice(0, SEEN_DIGITS) + digits.slice(-SEEN_DIGITS)
}
