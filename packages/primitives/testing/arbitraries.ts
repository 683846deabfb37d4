import fc from 'fast-check'
import type { Address } from '../src/address/Address.ts'
import { checksumAddress } from '../src/address/checksumAddress.ts'
import type { Hex } from '../src/hex/Hex.ts'

const hexOf = (bytes: Uint8Array): Hex => `0x${Buffer.from(bytes).toString('hex')}`

/**
 * Any bytes, as hex.
 *
 * @param maxLength in bytes
 * @example
 * import fc from 'fast-check'
 * fc.assert(fc.property(bytesArbitrary(), (hex) => isHex(hex)))
 */
export const bytesArbitrary = (maxLength = 200): fc.Arbitrary<Hex> => fc.uint8Array({ maxLength }).map(hexOf)

/**
 * Exactly `length` bytes, as hex.
 *
 * @param length in bytes
 * @example
 * import fc from 'fast-check'
 * fc.assert(fc.property(fixedBytesArbitrary(32), (hash) => hashWord(hash).length === 64))
 */
export const fixedBytesArbitrary = (length: number): fc.Arbitrary<Hex> =>
  fc.uint8Array({ minLength: length, maxLength: length }).map(hexOf)

/** Any checksummed address. */
export const addressArbitrary: fc.Arbitrary<Address> = fixedBytesArbitrary(20).map(checksumAddress)

/** Any uint256. Small and very large values are frequent. */
export const uint256Arbitrary: fc.Arbitrary<bigint> = fc.oneof(
  fc.bigInt(0n, 1000n),
  fc.bigInt(0n, (1n << 256n) - 1n),
  fc.constant((1n << 256n) - 1n),
)
