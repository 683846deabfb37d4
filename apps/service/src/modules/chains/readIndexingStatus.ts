import type { IndexingStatus } from '@countersign/api'
import type { ChainRuntime } from '../../context/ChainRuntime.ts'
import type { Database } from '../../db/database/Database.ts'
import { listBackfills } from '../../indexer/state/Backfill.ts'

const MOST_ACCOUNTS = 100

export async function readIndexingStatus(db: Database, runtime: ChainRuntime): Promise<IndexingStatus> {
  const { config, indexer, pool } = runtime
  const status = indexer.status()
  const blockNumber = Math.max(status.blockNumber, 0)
  const blockTimestamp = new Date(status.blockTime).toISOString()
  const unfinished = await listBackfills(db.drizzle, config.chainId, MOST_ACCOUNTS)
  const report = runtime.report()
  return {
    currentBlockNumber: status.headNumber,
    currentBlockTimestamp: new Date(status.headTime).toISOString(),
    // One cursor covers transfers and Safe events here.
    erc20BlockNumber: blockNumber,
    erc20BlockTimestamp: blockTimestamp,
    erc20Synced: status.synced,
    masterCopiesBlockNumber: blockNumber,
    masterCopiesBlockTimestamp: blockTimestamp,
    masterCopiesSynced: status.synced,
    synced: status.synced,
    lastSync: status.blockTime,
    mode: config.mode,
    progress: status.synced ? null : status.progress,
    accounts: unfinished.map(({ safe, progress }) => ({ address: safe, progress })),
    nodes: { configured: pool.nodes.length, answering: pool.answering() },
    capabilities: report?.capabilities ?? null,
    missing: report?.missing ?? [],
  }
}
