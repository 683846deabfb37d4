import type { AddressInfo } from '@countersign/api'
import { findContractByAddress } from '@countersign/chains'
import { type Address, ZERO_ADDRESS } from '@countersign/safe/light'
import type { TokenIndex } from './tokenIndex.ts'

/** Owners and signers are people: no list may put a name on them. */
export const plainAddress = (value: Address): AddressInfo => ({ value, name: null, logoUri: null })

export const contractAddress = (value: Address): AddressInfo => ({
  value,
  name: contractName(value),
  logoUri: null,
})

export const tokenOrContractAddress = (value: Address, tokens: TokenIndex): AddressInfo => ({
  value,
  name: tokens.get(value)?.name || contractName(value),
  logoUri: null,
})

/** Null for the zero address, which the contracts use for "none". */
export const contractAddressOrNull = (value: Address | null): AddressInfo | null =>
  value === null || value === ZERO_ADDRESS ? null : contractAddress(value)

/** `Safe 1.4.1`, `MultiSendCallOnly 1.3.0`; versions that share one address are named by the newest. */
export function contractName(address: Address): string | null {
  const known = findContractByAddress(address).at(-1)
  return known === undefined ? null : `${known.name} ${known.version}`
}
