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

const LIMIT = 256
const known = new Map<string, Hex>()

/**
 * The account's `domainSeparator()` (EIP-712). Before 1.3.0 the chain is not part of it. Remembers the last few
 * hundred, since an account's transactions share one.
 *
 * @throws SafeError `version/unknown`
 * @example
 * hashDomain({ chainId: 1n, safe, version: '1.4.1' })
 */
export function hashDomain({ chainId, safe, version }: SafeDomain): Hex {
  const isWithoutChain = isVersionBelow(version, '1.3.0')
  const key = `${isWithoutChain ? '' : chainId} ${safe}`
  const remembered = known.get(key)
  if (remembered !== undefined) return remembered
  const hash = isWithoutChain
    ? keccakHex(`${DOMAIN_TYPEHASH_WITHOUT_CHAIN}${addressWord(safe)}`)
    : keccakHex(`${DOMAIN_TYPEHASH}${uintWord(chainId)}${addressWord(safe)}`)
  if (known.size >= LIMIT) known.clear()
  known.set(key, hash)
  return hash
}
