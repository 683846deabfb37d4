import type { AddressInfo } from '@countersign/api'
import { findContractByAddress } from '@countersign/chains'
import { type Address, ZERO_ADDRESS } from '@countersign/primitives'
import type { TokenIndex } from '../tokens/LedgerToken.ts'

/**
 * An owner or a signer. Only the user's address book names such an address.
 *
 * @example
 * plainAddress(owner) // { value: owner, name: null, logoUri: null }
 */
export const plainAddress = (value: Address): AddressInfo => ({ value, name: null, logoUri: null })

/**
 * A contract under its published name.
 *
 * @example
 * contractAddress('0x41675C099F32341bf84BFc5382aF534df5C7461a').name // 'Safe 1.4.1'
 */
export const contractAddress = (value: Address): AddressInfo => ({
  value,
  name: contractName(value),
  logoUri: null,
})

/**
 * A token by its own name, another contract by its published name.
 *
 * @example
 * tokenOrContractAddress(usdc, tokens).name // 'USD Coin'
 */
export const tokenOrContractAddress = (value: Address, tokens: TokenIndex): AddressInfo => ({
  value,
  name: tokens.get(value)?.name || contractName(value),
  logoUri: null,
})

/**
 * Null for the zero address, which the contracts use for "none".
 *
 * @example
 * contractAddressOrNull('0x0000000000000000000000000000000000000000') // null
 */
export const contractAddressOrNull = (value: Address | null): AddressInfo | null =>
  value === null || value === ZERO_ADDRESS ? null : contractAddress(value)

/**
 * The name and version of a published contract. If several versions share an address, the newest names it.
 *
 * @example
 * contractName('0x9641d764fc13c8B624c04430C7356C1C7C8102e2') // 'MultiSendCallOnly 1.4.1'
 */
export function contractName(address: Address): string | null {
  const known = findContractByAddress(address).at(-1)
  return known === undefined ? null : `${known.name} ${known.version}`
}
