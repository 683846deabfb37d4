import type { ProposeRequest } from '@countersign/api'
import { ZERO_ADDRESS } from '@countersign/primitives'
import type { SafeTransactionData } from '@countersign/safe'

/**
 * The ten signed fields of a proposal, from the body of the request. Missing data is `0x`, a missing refund receiver the zero address.
 * Data is in lower case, so that it is stored and compared in one spelling.
 *
 * @example
 * toProposedTransaction({ ...body, data: '0xA9059CBB' }).data // '0xa9059cbb'
 */
export function toProposedTransaction(body: ProposeRequest): SafeTransactionData {
  const { to, value, operation, safeTxGas, baseGas, gasPrice, gasToken, nonce } = body
  return {
    to,
    value,
    data: `0x${(body.data ?? '0x').slice(2).toLowerCase()}`,
    operation,
    safeTxGas,
    baseGas,
    gasPrice,
    gasToken,
    refundReceiver: body.refundReceiver ?? ZERO_ADDRESS,
    nonce,
  }
}
