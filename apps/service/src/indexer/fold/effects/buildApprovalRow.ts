import { approvalTopics, readApprovalLog } from '@countersign/ledger'
import type { Address, Hex } from '@countersign/primitives'
import type { RawLog } from '../decode/RawLog.ts'
import type { ApprovalRow } from './Effect.ts'

const TOPICS: ReadonlySet<Hex | undefined> = new Set(approvalTopics)

/** Whether a log has the first topic of a token approval. */
export const isApprovalLog = ({ topics: [topic] }: Pick<RawLog, 'topics'>): boolean => TOPICS.has(topic)

/** Whether a log names a token approval that a watched account gave. Most logs are dropped, so the parties are parsed last. */
export const isApprovalOf = (log: RawLog, isWatched: (lowerCase: Address) => boolean): boolean =>
  isApprovalLog(log) && isWatched(`0x${log.topics[1]?.slice(26).toLowerCase()}`) && readApprovalLog(log) !== null

/** The row of a token approval of a watched account; null for another log. @param changedAt time of the block, epoch milliseconds */
export function buildApprovalRow(
  chainId: string,
  log: RawLog,
  changedAt: number,
  isWatched: (lowerCase: Address) => boolean,
): ApprovalRow | null {
  const named = isApprovalOf(log, isWatched) ? readApprovalLog(log) : null
  if (named === null) return null
  const { owner: safe, kind, token, spender, tokenId } = named
  const { transactionHash, blockNumber, logIndex } = log
  return { chainId, safe, kind, token, spender, tokenId, transactionHash, blockNumber, logIndex, changedAt }
}
