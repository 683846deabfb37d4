import { addressArbitrary, bytesArbitrary, uint256Arbitrary } from '@countersign/primitives/testing'
import fc from 'fast-check'
import type { MultiSendCall, SafeTransactionData } from '../src/light.ts'

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
