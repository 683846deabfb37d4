import { safeTopics } from '@countersign/ledger'
import { type Address, checksumAddress } from '@countersign/primitives'
import type { PublicClient } from 'viem'
import { readUnfinished } from '../state/Backfill.ts'
import { commitChange } from '../state/commitChange.ts'
import { type StoredCursor, writeAuditedBlock } from '../state/Cursor.ts'
import { type BlockRange, fetchSafeLogs, fetchTokenLogs, plainTokens } from '../read/fetchLogs.ts'
import { findHole, findTraces, MOST_REPEATS } from './findHole.ts'
import type { HeadFollower } from '../follow/createHeadFollower.ts'
import type { MemoryKeeper } from '../state/createMemoryKeeper.ts'
import type { IndexerParts } from '../state/IndexerParts.ts'
import { createRangeTuner, isRangeRefusal } from '../read/createRangeTuner.ts'

export type Auditor = {
  /** Reads settled blocks a second time when there are enough of them. */
  audit(): Promise<void>
}

/** The audit runs once per this many blocks… */
const EVERY = 256
/** …and reads those that are at least this deep again. */
const SETTLED = 32
/** Deeper blocks were old when they were first read, so nodes had all their logs. */
const MOST_BLOCKS = 20_000
/** Requests of one audit, so that it does not delay the head. */
const STEPS = 20

/**
 * A node behind a load balancer can leave logs out of an answer, and nothing in the answer shows it. So every block is read a second time, some
 * time later and from every node that answers. If one of them has logs that the index lacks, the blocks are read again from there. What all
 * of them leave out is not found.
 */
export function createAuditor(parts: IndexerParts, memory: MemoryKeeper, follower: HeadFollower): Auditor {
  const { config, db, pool, reader, log } = parts
  const { chainId } = config
  const tuner = createRangeTuner(config.maxBlockRange)
  /** How often the next blocks of the audit were read again. */
  let repeats = 0

  async function fetch(client: PublicClient, { from, to }: BlockRange, accounts: ReadonlySet<Address>) {
    const emitters = config.mode === 'full' ? null : accounts
    const [safeLogs, transfers] = await Promise.all([
      fetchSafeLogs(client, { from, to }, emitters),
      fetchTokenLogs(client, { from, to }, accounts, plainTokens(config)),
    ])
    const setups = safeLogs.filter(
      ({ topics, address }) => topics[0] === safeTopics.safeSetup && !accounts.has(address),
    )
    // Any contract can emit a setup event. The setup of a real account that the index lacks is a missing log.
    const real = emitters
      ? new Map()
      : await reader.readSafes([...new Set(setups.map(({ address }) => checksumAddress(address)))])
    const newcomers = setups.filter(({ address }) => real.get(checksumAddress(address))?.version)
    return [
      ...findTraces([...safeLogs, ...transfers], accounts),
      ...newcomers.map(({ transactionHash: hash, blockNumber }) => ({ safe: null, hash, blockNumber })),
    ]
  }

  async function look(cursor: StoredCursor): Promise<void> {
    const known = await memory.recall()
    const unfinished = await readUnfinished(db.drizzle, chainId)
    const accounts = new Set([...known.accounts].filter((account) => !unfinished.has(account)))
    const last = cursor.number - SETTLED
    let from = Math.max(cursor.auditedBlock + 1, last - MOST_BLOCKS + 1)
    for (let steps = 0; steps < STEPS && from <= last; steps += 1) {
      const to = Math.min(last, from + tuner.size() - 1)
      try {
        const answers = await pool.askAll((client) => fetch(client, { from, to }, accounts))
        const traces = answers.flatMap(({ answer }) => answer)
        const hole = await findHole(db.drizzle, chainId, traces)
        const isRepeated = hole !== null && repeats < MOST_REPEATS
        if (hole !== null)
          log.warn(
            `Chain ${chainId}: block ${hole} has events that the node left out before; ` +
              (isRepeated
                ? 'the blocks are read again from there.'
                : `after ${repeats} repetitions the history of these blocks has gaps.`),
          )
        if (isRepeated) {
          repeats += 1
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
      repeats = 0
      from = to + 1
    }
    await follower.reload()
  }

  return {
    async audit() {
      const cursor = follower.cursor()
      if (!cursor || cursor.number - cursor.auditedBlock < EVERY + SETTLED) return
      // A failure of the audit does not affect the index; the next round tries again.
      await look(cursor).catch((error: unknown) =>
        log.info(`Chain ${chainId}: the audit of settled blocks failed and is tried again.`, { error: String(error) }),
      )
    },
  }
}
