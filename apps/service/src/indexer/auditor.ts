import { checksumAddress, type Address, type Hex } from '@countersign/safe/light'
import { and, eq, inArray } from 'drizzle-orm'
import { ethereumTransactions } from '../db/schema.ts'
import { listBackfills } from './backfillRows.ts'
import { commitChange } from './commitChange.ts'
import { writeAuditedBlock, type StoredCursor } from './cursor.ts'
import { decodeSafeLog } from './decodeSafeLog.ts'
import { isFactoryLog } from './batch.ts'
import { fetchSafeLogs, fetchTransferLogs } from './fetchLogs.ts'
import type { HeadFollower } from './headFollower.ts'
import type { MemoryKeeper } from './indexerMemory.ts'
import type { IndexerParts } from './indexerParts.ts'
import { plainTokens } from './plainTokens.ts'
import type { RawLog } from './rawLog.ts'
import { safeTopics } from './safeTopics.ts'
import { buildTokenRows } from './tokenTransfers.ts'
import { createRangeTuner, isRangeRefusal } from './tuneRange.ts'

export type Auditor = {
  /** Looks at settled blocks a second time, when there are enough of them. */
  audit(): Promise<void>
}

/** Every so many blocks… */
const EVERY = 256
/** …those at least so deep are looked at again. */
const SETTLED = 32
/** What is deeper was read from nodes that had it long since. */
const MOST_BLOCKS = 20_000
/** Requests of one look, so that the head does not wait. */
const STEPS = 20

/**
 * A node behind a load balancer can leave logs out of an answer without saying so, and nothing in the answer shows it.
 * So everything is asked for twice, some time later and from another node when there is one. What the second answer has
 * and the index does not is read again from there.
 */
export function createAuditor(parts: IndexerParts, memory: MemoryKeeper, follower: HeadFollower): Auditor {
  const { config, db, pool, reader, log } = parts
  const { chainId } = config
  const tuner = createRangeTuner(config.maxBlockRange)
  let turn = 0
  /** A hole that was read again and is still there is the index's own doing: once is enough. */
  let repaired = -1

  async function fetch(from: number, to: number, accounts: ReadonlySet<Address>): Promise<RawLog[]> {
    turn += 1
    const client = pool.pin(pool.nodes[turn % pool.nodes.length] ?? pool.best())
    const emitters = config.mode === 'full' ? null : accounts
    const [safeLogs, transfers] = await Promise.all([
      fetchSafeLogs(client, { from, to }, emitters),
      fetchTransferLogs(client, { from, to }, accounts, plainTokens(config)),
    ])
    const told = safeLogs.filter((log) => isTold(log, accounts))
    const setups = safeLogs.filter(
      ({ topics, address }) => topics[0] === safeTopics.safeSetup && !accounts.has(address),
    )
    // Anybody can emit a setup; one of a real account that the index does not know is a hole.
    const real = emitters
      ? new Map()
      : await reader.readSafes([...new Set(setups.map(({ address }) => checksumAddress(address)))])
    const newcomers = setups.filter(({ address }) => real.get(checksumAddress(address))?.version)
    return [...told, ...newcomers, ...transfers.filter((log) => isAmount(log, accounts))]
  }

  async function findHole(logs: readonly RawLog[]): Promise<number | null> {
    const hashes = [...new Set(logs.map(({ transactionHash }) => transactionHash))]
    const stored = new Set<Hex>()
    for (let at = 0; at < hashes.length; at += 1000) {
      const rows = await db.drizzle
        .select({ hash: ethereumTransactions.hash })
        .from(ethereumTransactions)
        .where(
          and(
            eq(ethereumTransactions.chainId, chainId),
            inArray(ethereumTransactions.hash, hashes.slice(at, at + 1000)),
          ),
        )
      for (const { hash } of rows) stored.add(hash)
    }
    const missing = logs.filter(({ transactionHash }) => !stored.has(transactionHash))
    return missing.length === 0 ? null : Math.min(...missing.map(({ blockNumber }) => blockNumber))
  }

  async function look(cursor: StoredCursor): Promise<void> {
    const known = await memory.recall()
    const unfinished = new Set((await listBackfills(db.drizzle, chainId)).map(({ safe }) => safe.toLowerCase()))
    const accounts = new Set([...known.accounts].filter((account) => !unfinished.has(account)))
    const last = cursor.number - SETTLED
    let from = Math.max(cursor.auditedBlock + 1, last - MOST_BLOCKS + 1)
    for (let steps = 0; steps < STEPS && from <= last; steps += 1) {
      const to = Math.min(last, from + tuner.size() - 1)
      try {
        const hole = await findHole(await fetch(from, to, accounts))
        if (hole !== null && hole > repaired) {
          repaired = hole
          log.warn(
            `Chain ${chainId}: block ${hole} has events the node did not tell before; it is read again from there.`,
          )
          return await follower.undo(hole - 1)
        }
      } catch (error) {
        if (!isRangeRefusal(error) || !tuner.shrink(error)) throw error
        continue
      }
      await commitChange(parts, async (tx) => {
        await writeAuditedBlock(tx, chainId, to)
        return []
      })
      from = to + 1
    }
    await follower.reload()
  }

  return {
    async audit() {
      const cursor = follower.cursor()
      if (!cursor || cursor.number - cursor.auditedBlock < EVERY + SETTLED) return
      // Its own trouble is no trouble of the index; the next round looks again.
      await look(cursor).catch((error: unknown) =>
        log.info(`Chain ${chainId}: settled blocks could not be looked at again yet.`, { error: String(error) }),
      )
    },
  }
}

/** By an account the index knows, and such that it leaves a row behind. */
function isTold(log: RawLog, accounts: ReadonlySet<Address>): boolean {
  const decoded = decodeSafeLog(log)
  if (!decoded || isFactoryLog(decoded)) return false
  return accounts.has(decoded.safe.toLowerCase() as Address)
}

/** Anybody can fake a transfer of nothing, so those leave no row behind. */
function isAmount(log: RawLog, accounts: ReadonlySet<Address>): boolean {
  return buildTokenRows('', log, { blockTime: 0 }, (address) => accounts.has(address)).length > 0
}
