import { type Call, coinsOfCall } from '@countersign/ledger'
import { type Address, ZERO_ADDRESS } from '@countersign/primitives'
import { describeCounterparty } from './buildTokenRows.ts'
import type { ChainTransaction } from '../decode/ChainTransaction.ts'
import type { Effect, TransferRow } from './Effect.ts'

type Sender = { chainId: string; safe: Address; transaction: ChainTransaction }

export const buildNativeRow = (
  { chainId, safe, transaction }: Sender,
  transfer: { from: Address; to: Address; value: bigint; place: string; logIndex: number },
): TransferRow => ({
  chainId,
  safe,
  kind: 'NATIVE',
  token: null,
  id: `i${transaction.hash.slice(2)}${transfer.place}`,
  transactionHash: transaction.hash,
  blockNumber: transaction.blockNumber,
  executedAt: transaction.blockTime,
  logIndex: transfer.logIndex,
  from: transfer.from,
  to: transfer.to,
  value: transfer.value,
  amount: null,
  direction: transfer.from === safe ? 'OUTGOING' : 'INCOMING',
  ...describeCounterparty(transfer.from === safe ? transfer.to : transfer.from),
})

/** The coins that a successful inner call sent, for transactions without a trace. */
export function deriveOutgoing(sender: Sender, call: Call, logIndex: number): Effect[] {
  return coinsOfCall(call, logIndex).map(({ to, value, place }) => ({
    kind: 'native',
    row: buildNativeRow(sender, { from: sender.safe, to, value, place, logIndex }),
  }))
}

/** The gas refund that `execTransaction` paid in native coin. */
export function deriveRefund(
  sender: Sender,
  refund: { payment: bigint; gasToken: Address; refundReceiver: Address },
  logIndex: number,
): Effect[] {
  const { payment, gasToken, refundReceiver } = refund
  if (payment === 0n || gasToken !== ZERO_ADDRESS) return []
  const to = refundReceiver === ZERO_ADDRESS ? sender.transaction.from : refundReceiver
  const place = { from: sender.safe, to, value: payment, place: `${logIndex},999`, logIndex }
  return [{ kind: 'native', row: buildNativeRow(sender, place) }]
}
