import { isSameAddress } from '@countersign/primitives'
import type { SafeTransactionData } from '../transaction/SafeTransactionData.ts'
import { decodeMultiSend } from './decodeMultiSend.ts'
import { MULTISEND_SELECTOR, type MultiSendCall } from './MultiSendCall.ts'

/** The calls of a batch, else the transaction as its only call. A check judges the contract that runs the batch. */
function callsOfTransaction({ to, value, data, operation }: SafeTransactionData): readonly MultiSendCall[] {
  const isBatch = operation === 1 && data.toLowerCase().startsWith(MULTISEND_SELECTOR)
  return (isBatch ? decodeMultiSend(data) : null) ?? [{ to, value, data, operation }]
}

/**
 * Whether a transaction makes exactly these calls, in this order: as a batch, or a single one by itself.
 *
 * @example
 * makesCalls(transaction, [{ ...transaction }]) // true
 */
export function makesCalls(transaction: SafeTransactionData, calls: readonly MultiSendCall[]): boolean {
  const own = callsOfTransaction(transaction)
  return (
    own.length === calls.length &&
    own.every((one, at) => {
      const other = calls[at]
      return (
        other !== undefined &&
        one.operation === other.operation &&
        one.value === other.value &&
        isSameAddress(one.to, other.to) &&
        one.data.toLowerCase() === other.data.toLowerCase()
      )
    })
  )
}
