import { findContractByAddress } from '@countersign/chains'
import { decodeMultiSend, ZERO_ADDRESS, type Address } from '@countersign/safe/light'
import { describeCounterparty } from './describeCounterparty.ts'
import type { ChainTransaction } from '../decode/ChainTransaction.ts'
import type { Effect, TransferRow } from './Effect.ts'
import type { InnerCall } from '../decode/SafeCall.ts'

const isOneOf = (address: Address, names: readonly string[]) =>
  findContractByAddress(address).some(({ name }) => names.includes(name))

/** Published libraries that run as the account and move no coin. */
const MOVES_NOTHING = ['SignMessageLib', 'SafeMigration', 'SafeToL2Migration', 'SafeToL2Setup']

const flattened = new WeakMap<InnerCall, InnerCall[] | null>()

/** Plain calls that an inner call comes to; null when it runs foreign code as the account, which only a trace explains. */
export function flattenCall(call: InnerCall): InnerCall[] | null {
  // Asked before a trace is fetched and after.
  const known = flattened.get(call)
  if (known !== undefined) return known
  const found = flatten(call)
  flattened.set(call, found)
  return found
}

function flatten(call: InnerCall): InnerCall[] | null {
  if (call.operation === 0) return [call]
  if (isOneOf(call.to, MOVES_NOTHING)) return []
  const batch = isOneOf(call.to, ['MultiSend', 'MultiSendCallOnly']) ? decodeMultiSend(call.data) : null
  if (!batch) return null
  const parts = batch.map(flatten)
  return parts.every((part) => part !== null) ? parts.flat() : null
}

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

/** What a successful inner call sent out, for transactions that are not traced. */
export function deriveOutgoing(sender: Sender, call: InnerCall, logIndex: number): Effect[] {
  return (flattenCall(call) ?? [])
    .filter(({ value }) => value > 0n)
    .map(({ to, value }, index) => ({
      kind: 'native',
      row: buildNativeRow(sender, { from: sender.safe, to, value, place: `${logIndex},${index}`, logIndex }),
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
