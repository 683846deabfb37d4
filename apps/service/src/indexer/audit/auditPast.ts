import type { RpcNode } from '../../chain/rpc/RpcNode.ts'
import { type Backfill, changeBackfill, holdBackfill, rereadBackfill } from '../state/Backfill.ts'
import { commitChange } from '../state/commitChange.ts'
import { readCursor } from '../state/Cursor.ts'
import { fetchSafeLogs, fetchTokenLogs, plainTokens } from '../read/fetchLogs.ts'
import { findHole, findTraces, MOST_REPEATS } from './findHole.ts'
import type { IndexerParts } from '../state/IndexerParts.ts'
import { lowerAddress } from '../fold/decode/lowerAddress.ts'
import { requireSameChain } from './requireSameChain.ts'
import { isRangeRefusal, type RangeTuner } from '../read/createRangeTuner.ts'

/**
 * One step of a second read of an account's history, through another node when there is one. A node that omits logs returns no error. When
 * the second answer has a log that the index lacks, the history is read again.
 */
export async function auditPast(parts: IndexerParts, row: Backfill, from: number, tuner: RangeTuner): Promise<void> {
  const { pool } = parts
  const best = pool.best()
  const other = pool.nodes.find((node) => node !== best && node.isWell())
  // The other node may lack old blocks; its failure must not delay the audit.
  const second = other && (await ask(parts, row, from, tuner, other).catch(() => null))
  const { hole, to } = second ?? (await ask(parts, row, from, tuner, best))
  const place = hole === null ? null : await readCursor(parts.db.drizzle, row.chainId)
  // Events of another branch than the indexed one are not missing logs.
  if (place) await requireSameChain(pool.pin(second && other ? other : best), place)
  await note(parts, row, hole, to)
}

async function ask(
  { config, db, pool }: IndexerParts,
  { chainId, safe, toBlock }: Backfill,
  from: number,
  tuner: RangeTuner,
  node: RpcNode,
): Promise<{ hole: number | null; to: number }> {
  const client = pool.pin(node)
  const account = new Set([lowerAddress(safe)])
  for (;;) {
    const to = Math.min(toBlock, from + tuner.size() - 1)
    try {
      const logs = await Promise.all([
        fetchSafeLogs(client, { from, to }, account),
        fetchTokenLogs(client, { from, to }, account, plainTokens(config)),
      ])
      return { hole: await findHole(db.drizzle, chainId, findTraces(logs.flat(), account)), to }
    } catch (error) {
      if (!isRangeRefusal(error) || !tuner.shrink(error)) throw error
    }
  }
}

async function note(parts: IndexerParts, row: Backfill, hole: number | null, auditedTo: number): Promise<void> {
  const { chainId, safe, repeats } = row
  const isRepeated = hole !== null && repeats < MOST_REPEATS
  if (hole !== null)
    parts.log.warn(
      `Chain ${chainId}: block ${hole} has events of ${safe} that the node left out before; ` +
        (isRepeated ? 'its history is read again.' : `after ${repeats} repetitions its history has gaps.`),
    )
  await commitChange(parts, async (tx) => {
    if (!(await holdBackfill(tx, row))) return []
    await (isRepeated ? rereadBackfill(tx, row) : changeBackfill(tx, row, { auditedTo }))
    return []
  })
}
