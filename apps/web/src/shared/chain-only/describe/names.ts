import type { AddressInfo } from '@countersign/api'
import { findContractByAddress } from '@countersign/chains'
import { ZERO_ADDRESS, type Address } from '@countersign/safe/light'
import type { TokenIndex } from './readTokens.ts'

/** Owners and signers are people: only this browser names them. */
export const plain = (value: Address): AddressInfo => ({ value, name: null, logoUri: null })

/** Safe contracts by their published address, as `Safe 1.4.1`; versions that share one are named by the newest. */
export const named = (value: Address, tokens?: TokenIndex): AddressInfo => ({
  value,
  name: tokens?.get(value.toLowerCase())?.name || contractName(value),
  logoUri: null,
})

export const namedOrNull = (value: Address | null): AddressInfo | null =>
  value === null || value === ZERO_ADDRESS ? null : named(value)

function contractName(address: Address): string | null {
  const known = findContractByAddress(address).at(-1)
  return known ? `${known.name} ${known.version}` : null
}
