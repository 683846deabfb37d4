import type { Address, Hex } from '@countersign/primitives'

/**
 * How a Safe makes a call: 0 is a call, 1 a delegatecall, which runs foreign code with the Safe's own storage and
 * funds.
 *
 * @example
 * const operation: Operation = 0
 */
export type Operation = 0 | 1

/**
 * The ten fields that owners sign (`SafeTx` of the Safe contracts).
 *
 * @example
 * const transaction: SafeTransactionData = buildRejection(7n, safe)
 */
export type SafeTransactionData = {
  readonly to: Address
  /** Wei. */
  readonly value: bigint
  readonly data: Hex
  readonly operation: Operation
  /** Gas reserved for the inner call; zero from 1.3.0 on makes a failing call revert and keep the nonce. */
  readonly safeTxGas: bigint
  /** Gas charged beside the inner call when a refund is paid (`dataGas` before 1.0.0). */
  readonly baseGas: bigint
  /** Price of the refund; zero means no refund. */
  readonly gasPrice: bigint
  readonly gasToken: Address
  readonly refundReceiver: Address
  readonly nonce: bigint
}
