import type { Address, Hex } from '@countersign/primitives'
import type { Operation } from '../transaction/SafeTransactionData.ts'

/**
 * One call of a MultiSend batch.
 *
 * @example
 * const call: MultiSendCall = { operation: 0, to: recipient, value: 10n ** 18n, data: '0x' }
 */
export type MultiSendCall = {
  /** A delegatecall (1) is kept as such; MultiSendCallOnly refuses it when it runs. */
  readonly operation: Operation
  readonly to: Address
  /** Wei. */
  readonly value: bigint
  readonly data: Hex
}

/**
 * The selector of `multiSend(bytes transactions)`.
 *
 * @example
 * transaction.data.startsWith(MULTISEND_SELECTOR)
 */
export const MULTISEND_SELECTOR: Hex = '0x8d80ff0a'
