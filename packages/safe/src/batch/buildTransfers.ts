import { type Address, isSameAddress, ZERO_ADDRESS } from '@countersign/primitives'
import { buildBatch } from './buildBatch.ts'
import type { MultiSendCall } from './MultiSendCall.ts'
import { encodeErc20Transfer } from '../transaction/encodeErc20Transfer.ts'
import type { SafeTransactionData } from '../transaction/SafeTransactionData.ts'

/**
 * One payment.
 *
 * @example
 * const transfer: TransferInput = { token: ZERO_ADDRESS, recipient, amount: 10n ** 18n }
 */
export type TransferInput = {
  /** An ERC-20 contract, or `ZERO_ADDRESS` for the native coin. */
  readonly token: Address
  readonly recipient: Address
  /** In the token's smallest unit. */
  readonly amount: bigint
}

/**
 * The transaction that makes payments: a plain one for a single payment, a MultiSendCallOnly batch for several.
 *
 * @param input `multiSendCallOnly`: the contract of the account's version; only used for several payments
 * @throws SafeError `batch/empty`, `number/out-of-range`
 * @example
 * buildTransfers({ transfers: [{ token: ZERO_ADDRESS, recipient, amount: 1n }], nonce: 7n, multiSendCallOnly }).value // 1n
 */
export function buildTransfers(input: {
  readonly transfers: readonly TransferInput[]
  readonly nonce: bigint
  readonly multiSendCallOnly: Address
}): SafeTransactionData {
  return buildBatch({ calls: input.transfers.map(toCall), nonce: input.nonce, multiSend: input.multiSendCallOnly })
}

function toCall({ token, recipient, amount }: TransferInput): MultiSendCall {
  return isSameAddress(token, ZERO_ADDRESS)
    ? { operation: 0, to: recipient, value: amount, data: '0x' }
    : { operation: 0, to: token, value: 0n, data: encodeErc20Transfer(recipient, amount) }
}
