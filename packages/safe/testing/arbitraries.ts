import fc from 'fast-check'
import { checksumAddress, type Address, type Hex, type MultiSendCall, type SafeTransactionData } from '../src/light.ts'

const hexOf = (bytes: Uint8Array): Hex => `0x${Buffer.from(bytes).toString('hex')}`

/** Any bytes, as hex. */
export const bytesArbitrary = (maxLength = 200): fc.Arbitrary<Hex> => fc.uint8Array({ maxLength }).map(hexOf)

/** Exactly so many bytes, as hex. */
export const fixedBytesArbitrary = (length: number): fc.Arbitrary<Hex> =>
  fc.uint8Array({ minLength: length, maxLength: length }).map(hexOf)

/** Any checksummed address. */
export const addressArbitrary: fc.Arbitrary<Address> = fixedBytesArbitrary(20).map(checksumAddress)

/** Any uint256, with small and huge ones often. */
export const uint256Arbitrary: fc.Arbitrary<bigint> = fc.oneof(
  fc.bigInt(0n, 1000n),
  fc.bigInt(0n, (1n << 256n) - 1n),
  fc.constant((1n << 256n) - 1n),
)

/** Any transaction the contracts can hash. */
export const transactionArbitrary: fc.Arbitrary<SafeTransactionData> = fc.record({
  to: addressArbitrary,
  value: uint256Arbitrary,
  data: bytesArbitrary(),
  operation: fc.constantFrom(0 as const, 1 as const),
  safeTxGas: uint256Arbitrary,
  baseGas: uint256Arbitrary,
  gasPrice: uint256Arbitrary,
  gasToken: addressArbitrary,
  refundReceiver: addressArbitrary,
  nonce: uint256Arbitrary,
})

/** Any call of a batch. */
export const multiSendCallArbitrary: fc.Arbitrary<MultiSendCall> = fc.record({
  operation: fc.constantFrom(0 as const, 1 as const),
  to: addressArbitrary,
  value: uint256Arbitrary,
  data: bytesArbitrary(),
})
