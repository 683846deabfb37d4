import { type Address, isSameAddress, parseAddressInput } from '@countersign/primitives'

/** Whether the computed address is the typed one; null without a right one, or until the other is computed. */
export function compareExpected(typed: string | undefined, computed: Address | undefined): 'same' | 'other' | null {
  const expected = parseAddressInput(typed ?? '')
  if (!expected.ok || computed === undefined) return null
  return isSameAddress(expected.address, computed) ? 'same' : 'other'
}
