import type { Address } from '@countersign/primitives'
import { SafeError } from '../errors/SafeError.ts'
import { buildTransaction } from '../transaction/buildTransaction.ts'
import type { SafeTransactionData } from '../transaction/SafeTransactionData.ts'
import { encodeMultiSend } from './encodeMultiSend.ts'
import type { MultiSendCall } from './MultiSendCall.ts'
import { batchMessages as messages } from './batchMessages.ts'

/**
 * One transaction for any number of calls: the call itself when there is one, a delegatecall to MultiSend when there
 * are several.
 *
 * @param input `multiSend`: MultiSendCallOnly, or MultiSend when a call is itself a delegatecall
 * @throws SafeError `batch/empty`
 * @example
 * buildBatch({ calls: [{ operation: 0, to: recipient, value: 1n, data: '0x' }, transaction], nonce: 7n, multiSend: multiSendCallOnly }).operation // 1
 */
export function buildBatch(input: {
  readonly calls: readonly MultiSendCall[]
  readonly nonce: bigint
  readonly multiSend: Address
}): SafeTransactionData {
  const [first, ...others] = input.calls
  if (first === undefined) throw new SafeError('batch/empty', messages.nothing, {})
  if (others.length === 0) return buildTransaction({ ...first, nonce: input.nonce })
  return buildTransaction({
    to: input.multiSend,
    data: encodeMultiSend(input.calls),
    operation: 1,
    nonce: input.nonce,
  })
}
