import type { SafeEventType } from '@countersign/api'
import type { Address } from '@countersign/primitives'
import type { TagArea } from '../../db/schema/progressSchema.ts'
import type { Touch } from '../../db/statements/bumpTags.ts'
import { isNews } from '../../events/isNews.ts'
import type { EventDraft } from '../../events/storeEvents.ts'
import type { TransferRow } from '../fold/effects/Effect.ts'
import type { RangeResult } from '../fold/RangeResult.ts'

type Description = {
  events: EventDraft[]
  /** At most one per account, area and block, so that the division into runs does not matter. */
  touches: Touch[]
}

type Block = { number: number | null | undefined; time: number | null | undefined }

/** The events of a run of blocks and the revisions it raises. `now`: epoch milliseconds. */
export function describeRange(
  chainId: string,
  result: RangeResult,
  listed: readonly { address: Address }[],
  now: number,
): Description {
  const { batch, strangers } = result
  const at = Math.max(0, ...result.headers.map(({ time }) => time))
  const trusted = new Set(listed.map(({ address }) => address.toLowerCase()))
  const touches = new Map<string, Touch>()
  const touch = (safe: Address, { number, time }: Block, ...areas: TagArea[]) => {
    for (const area of areas) touches.set(`${safe}:${area}:${number}`, { chainId, safe, areas: [area], at: time ?? at })
  }
  const events: EventDraft[] = []
  const announce = (safe: Address, type: SafeEventType, when: number, details: EventDraft['details'] = {}) =>
    events.push({ chainId, address: safe, type, at: when, details })

  for (const safe of batch.created) {
    const account = batch.accounts.get(safe)
    if (!account || strangers.includes(safe)) continue
    touch(safe, { number: account.createdBlock, time: account.createdAt }, 'history', 'collectibles')
    announce(safe, 'SAFE_CREATED', account.createdAt ?? at, {
      txHash: account.creationTransactionHash ?? '',
      blockNumber: account.createdBlock ?? 0,
    })
  }
  for (const { row } of batch.executions) {
    touch(row.safe, { number: row.executedBlock, time: row.executedAt }, 'history', 'queued')
    announce(row.safe, 'EXECUTED_MULTISIG_TRANSACTION', row.executedAt ?? at, {
      safeTxHash: row.safeTxHash,
      txHash: row.executedTransactionHash ?? '',
      to: row.to,
      data: row.data,
      isFailed: row.failed ?? false,
    })
  }
  for (const { safe, safeTxHash, owner, submittedAt, blockNumber } of batch.confirmations) {
    touch(safe, { number: blockNumber, time: submittedAt }, 'queued')
    announce(safe, 'NEW_CONFIRMATION', submittedAt, { safeTxHash, owner })
  }
  for (const { safe, messageHash, signedAt, blockNumber } of batch.signedMessages) {
    touch(safe, { number: blockNumber, time: signedAt }, 'messages')
    announce(safe, 'MESSAGE_CONFIRMATION', signedAt, { messageHash })
  }
  for (const { safe, module, transactionHash, executedAt, blockNumber } of batch.modules) {
    touch(safe, { number: blockNumber, time: executedAt }, 'history')
    announce(safe, 'MODULE_TRANSACTION', executedAt, { module, txHash: transactionHash })
  }
  for (const transfer of firstOfEach(batch.transfers))
    touch(
      transfer.safe,
      { number: transfer.blockNumber, time: transfer.executedAt },
      ...(hasIds(transfer) ? HISTORY_AND_IDS : HISTORY),
    )
  // Indexing a chain from its beginning writes millions of transfers, of which hardly any is news.
  for (const transfer of batch.transfers.filter(({ executedAt }) => isNews(executedAt, now)))
    announce(transfer.safe, transferEvent(transfer), transfer.executedAt, transferDetails(transfer, trusted))
  // Owners and threshold also decide which signatures a message still needs.
  for (const { safe, blockNumber, at: when } of batch.changes)
    touch(safe, { number: blockNumber, time: when }, 'queued', 'messages')
  for (const { safe, transactionHash: txHash, at: when, changed } of batch.settings)
    announce(safe, 'SETTINGS_CHANGED', when, { txHash, changed: changed.join() })
  for (const safe of accountsOnly([...batch.changed], strangers)) announce(safe, 'SAFE_UPDATED', at)
  return { events, touches: [...touches.values()] }
}

const accountsOnly = (changed: readonly Address[], strangers: readonly Address[]): Address[] =>
  changed.filter((safe) => !strangers.includes(safe))

/** Without transfers that have the same account and block as the one before: a batch has hundreds of them in a row. */
const firstOfEach = (transfers: readonly TransferRow[]) =>
  transfers.filter(({ safe, blockNumber, kind }, position) => {
    const before = transfers[position - 1]
    return before?.safe !== safe || before.blockNumber !== blockNumber || before.kind !== kind
  })

const HISTORY = ['history'] as const
const HISTORY_AND_IDS = ['history', 'collectibles'] as const
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
