import { type Address, addressWord, type Hex, uintWord } from '@countersign/primitives'
import { keccakHex } from '../keccak/keccakHex.ts'
import { isVersionBelow } from './isVersionBelow.ts'
import { DOMAIN_TYPEHASH, DOMAIN_TYPEHASH_WITHOUT_CHAIN } from './typeHashes.ts'

/**
 * The account a hash is made for; all three decide the EIP-712 domain.
 *
 * @example
 * const domain: SafeDomain = { chainId: 1n, safe: '0x…', version: '1.4.1' }
 */
export type SafeDomain = {
  readonly chainId: bigint
  readonly safe: Address
  /** The answer of the contract's `VERSION()`, with or without `+L2`. */
  readonly version: string
}

/**
 * The account's `domainSeparator()` (EIP-712). Before 1.3.0 the chain is not part of it.
 *
 * @throws SafeError `version/unknown`
 * @example
 * hashDomain({ chainId: 1n, safe, version: '1.4.1' })
 */
export function hashDomain({ chainId, safe, version }: SafeDomain): Hex {
  return isVersionBelow(version, '1.3.0')
    ? keccakHex(`${DOMAIN_TYPEHASH_WITHOUT_CHAIN}${addressWord(safe)}`)
    : keccakHex(`${DOMAIN_TYPEHASH}${uintWord(chainId)}${addressWord(safe)}`)
}
