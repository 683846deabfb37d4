import type { ApprovalCandidates } from '@countersign/api'
import { sql } from 'drizzle-orm'
import type { ChainConfig } from '../../config/ChainConfig.ts'
import type { Drizzle } from '../../db/database/Database.ts'
import { tokenApprovals } from '../../db/schema/schema.ts'
import { readBackfill } from '../../indexer/state/Backfill.ts'
import { readCursor } from '../../indexer/state/Cursor.ts'
import type { SafeRow } from '../../read/accounts/requireSafe.ts'

const MOST = 1000

/** The token approvals that indexed events named, each with its last event, and the blocks that the index covers. */
export async function readApprovals(
  db: Drizzle,
  { chainId, startBlock }: Pick<ChainConfig, 'chainId' | 'startBlock'>,
  { address: safe, createdBlock }: SafeRow,
): Promise<ApprovalCandidates> {
  const table = tokenApprovals
  const last = db
    .selectDistinctOn([table.kind, table.token, table.spender, table.tokenId])
    .from(table)
    .where(sql`${table.chainId} = ${chainId} and ${table.safe} = ${safe}`)
    .orderBy(
      table.kind,
      table.token,
      table.spender,
      table.tokenId,
      sql`${table.blockNumber} desc`,
      sql`${table.logIndex} desc`,
    )
    .as('last')
  const [cursor, backfill, rows, count] = await Promise.all([
    readCursor(db, chainId),
    readBackfill(db, chainId, safe),
    db
      .select()
      .from(last)
      .orderBy(sql`${last.blockNumber} desc`, sql`${last.logIndex} desc`)
      .limit(MOST),
    db.$count(last),
  ])
  return {
    // Until the backfill is complete, only the blocks after it are.
    fromBlock: backfill === null ? (createdBlock ?? startBlock) : backfill.toBlock + 1,
    toBlock: cursor?.number ?? startBlock,
    complete: backfill === null,
    count,
    candidates: rows.map(({ kind, token, spender, tokenId, blockNumber, changedAt, transactionHash }) => ({
      kind,
      token,
      spender,
      tokenId,
      blockNumber,
      changedAt,
      transactionHash,
    })),
  }
}
