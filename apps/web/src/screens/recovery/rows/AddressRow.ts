import type { Address } from '@countersign/primitives'

/** A field for an address: the typed text and the address to which it resolves. */
export type AddressRow = { readonly id: string; readonly text: string; readonly address: Address | null }

let rows = 0
export const addressRow = (address: Address | null = null): AddressRow => ({
  id: `address-${(rows += 1)}`,
  text: address ?? '',
  address,
})
