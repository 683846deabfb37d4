import type { SafeEventType } from '@countersign/api'
import type { Address } from '@countersign/safe/light'
import type { TagArea } from '../db/bumpTags.ts'
import type { EventDraft } from '../events/storeEvents.ts'
import type { TransferRow } from './effect.ts'
import type { RangeResult } from './rangeResult.ts'

type Description = {
  events: EventDraft[]
  touched: { chainId: string; safe: string; areas: Set<TagArea> }[]
  /** Epoch milliseconds of the newest block. */
  at: number
}

/** News and revisions that come from a run of blocks. */
export function describeRange(
  chainId: string,
  result: RangeResult,
  listed: readonly { address: Address }[],
): Description {
  const { batch, strangers } = result
  const at = Math.max(0, ...result.headers.map(({ time }) => time))
  const trusted = new Set(listed.map(({ address }) => address.toLowerCase()))
  const areas = new Map<Address, Set<TagArea>>()
  const touch = (safe: Address, ...changed: TagArea[]) => {
    const known = areas.get(safe) ?? new Set()
    for (const area of changed) known.add(area)
    areas.set(safe, known)
  }
  const events: EventDraft[] = []
  const announce = (safe: Address, type: SafeEventType, when: number, details: EventDraft['details'] = {}) =>
    events.push({ chainId, address: safe, type, at: when, details })

  for (const safe of batch.created) {
    const account = batch.accounts.get(safe)
    if (!account || strangers.includes(safe)) continue
    touch(safe, 'history', 'queued', 'collectibles', 'messages')
    announce(safe, 'SAFE_CREATED', account.createdAt ?? at, {
      txHash: account.creationTransactionHash ?? '',
      blockNumber: account.createdBlock ?? 0,
    })
  }
  for (const { row } of batch.executions) {
    touch(row.safe, 'history', 'queued')
    announce(row.safe, 'EXECUTED_MULTISIG_TRANSACTION', row.executedAt ?? at, {
      safeTxHash: row.safeTxHash,
      txHash: row.executedTransactionHash ?? '',
      to: row.to,
      data: row.data,
      isFailed: row.failed ?? false,
    })
  }
  for (const { safe, safeTxHash, owner, submittedAt } of batch.confirmations) {
    touch(safe, 'queued')
    announce(safe, 'NEW_CONFIRMATION', submittedAt, { safeTxHash, owner })
  }
  for (const { safe, messageHash, signedAt } of batch.signedMessages) {
    touch(safe, 'messages')
    announce(safe, 'MESSAGE_CONFIRMATION', signedAt, { messageHash })
  }
  for (const { safe, module, transactionHash, executedAt } of batch.modules) {
    touch(safe, 'history')
    announce(safe, 'MODULE_TRANSACTION', executedAt, { module, txHash: transactionHash })
  }
  for (const transfer of batch.transfers) {
    touch(transfer.safe, 'history', ...(hasIds(transfer) ? (['collectibles'] as const) : []))
    announce(transfer.safe, transferEvent(transfer), transfer.executedAt, transferDetails(transfer, trusted))
  }
  for (const safe of batch.changed) {
    if (strangers.includes(safe)) continue
    // Owners and threshold decide what a message still needs, too.
    touch(safe, 'queued', 'messages')
    announce(safe, 'SAFE_UPDATED', at)
  }
  return { events, touched: [...areas].map(([safe, changed]) => ({ chainId, safe, areas: changed })), at }
}

const hasIds = ({ kind }: Pick<TransferRow, 'kind'>) => kind === 'ERC721' || kind === 'ERC1155'

function transferEvent({ kind, direction }: TransferRow): SafeEventType {
  if (kind === 'NATIVE') return direction === 'INCOMING' ? 'INCOMING_ETHER' : 'OUTGOING_ETHER'
  return direction === 'INCOMING' ? 'INCOMING_TOKEN' : 'OUTGOING_TOKEN'
}

function transferDetails(
  { id, kind, token, transactionHash, value }: TransferRow,
  trusted: ReadonlySet<string>,
): Record<string, string | boolean> {
  const common = { id, txHash: transactionHash }
  if (kind === 'NATIVE') return { ...common, value: value.toString() }
  const amount = hasIds({ kind }) ? { tokenId: value.toString() } : { value: value.toString() }
  return { ...common, tokenAddress: token ?? '', trusted: trusted.has((token ?? '').toLowerCase()), ...amount }
}
