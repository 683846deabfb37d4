import type { Address } from '@countersign/primitives'
import { type IndexedAccount, UNREAD } from '../../db/schema/IndexedAccount.ts'
import { type Backfill, changeBackfill, holdBackfill, nextBackfill, readBackfill } from '../state/Backfill.ts'
import { ChainMovedError } from '../read/ChainMovedError.ts'
import { commitChange } from '../state/commitChange.ts'
import { type Cursor, lockCursor, readCursor } from '../state/Cursor.ts'
import { findBeginningByState, searchBeginning } from './searchBeginning.ts'
import { finishBackfill } from './finishBackfill.ts'
import type { MemoryKeeper } from '../state/createMemoryKeeper.ts'
import type { IndexerParts } from '../state/IndexerParts.ts'
import { IndexStaleError } from '../audit/IndexStaleError.ts'
import { loadAccounts } from '../state/loadAccounts.ts'
import { auditPast } from '../audit/auditPast.ts'
import { openView } from '../read/openView.ts'
import { createProgressMeter, type ProgressMeter } from '../follow/createProgressMeter.ts'
import type { RangeResult } from '../fold/RangeResult.ts'
import { createRangeTuner } from '../read/createRangeTuner.ts'
import { readTuned } from '../read/readTuned.ts'
import { runUntraced } from '../../telemetry/createTaskTracer.ts'
import { requireSameChain } from '../audit/requireSameChain.ts'
import { writeRange } from '../write/writeRange.ts'
import { and, eq } from 'drizzle-orm'
import type { Drizzle } from '../../db/database/Database.ts'
import { blocks } from '../../db/schema/schema.ts'

export type Backfiller = {
  /** Continues unfinished backfills until `isOver`. An account that cannot be read at present does not delay the others. */
  work(isOver: () => boolean): Promise<{ isLeft: boolean; failure: unknown }>
  /** Continues the backfill of one account. */
  fill(safe: Address, isOver: () => boolean): Promise<void>
}

const REST_MS = 15_000

/** For fewer blocks, a scan costs less than a search for the creation block. */
const SHORT_PAST = 1000
const MOVED_ATTEMPTS = 5

/** Reads the history of accounts that the index did not follow from their creation, one range at a time. */
export function createBackfiller(
  parts: IndexerParts,
  memory: MemoryKeeper,
  backScan: () => Promise<number>,
): Backfiller {
  const { config, db, clock, monotonic, log, pool, traceTask = runUntraced } = parts
  const { chainId } = config
  const running = new Set<string>()
  const resting = new Map<string, number>()
  const meters = new Map<string, { key: string; meter: ProgressMeter }>()
  const searcher = createRangeTuner(config.maxBlockRange, config.maxBlockRange)
  const reader = createRangeTuner(config.maxBlockRange)
  let stale = 0

  function measure({ safe, toBlock }: Backfill, from: number, block: number) {
    const key = `${from}:${toBlock}`
    const known = meters.get(safe)
    const meter = known?.key === key ? known.meter : createProgressMeter(from, toBlock, monotonic)
    meters.set(safe, { key, meter })
    return meter.reached(block)
  }

  async function search(row: Backfill): Promise<void> {
    const { safe, toBlock, searchedTo: from } = row
    const question = { client: pool.client, safe, from, to: toBlock, tuner: searcher }
    const isFirst = row.progress === null && row.repeats === 0
    const isShort = toBlock - from < SHORT_PAST
    const byState = isFirst && !isShort ? await findBeginningByState(question) : null
    const step = isShort
      ? { unknown: true as const }
      : byState === null
        ? await searchBeginning(question)
        : { found: byState }
    const room = await backScan()
    await commitChange(parts, async (tx) => {
      if (!(await holdBackfill(tx, row))) return []
      if ('searchedTo' in step) {
        const progress = measure(row, config.startBlock, step.searchedTo)
        await changeBackfill(tx, row, { searchedTo: step.searchedTo, progress })
      } else {
        const nextBlock = 'found' in step ? Math.max(config.startBlock, step.found - room) : config.startBlock
        const progress = measure(row, nextBlock, nextBlock)
        await changeBackfill(tx, row, { firstBlock: nextBlock, nextBlock, progress })
      }
      return []
    })
  }

  /** The account before its first event: its setup provides the rest. */
  async function readStart(row: Backfill): Promise<IndexedAccount | null> {
    const account = (await loadAccounts(db.drizzle, chainId, [row.safe])).get(row.safe)
    return account ? { ...account, createdBlock: null, stateBlock: UNREAD, nonce: 0 } : null
  }

  async function read(row: Backfill, nextBlock: number): Promise<void> {
    const { safe, toBlock } = row
    const only = row.account ?? (await readStart(row))
    const lookedTo = row.auditedTo ?? (row.firstBlock ?? config.startBlock) - 1
    if (only && nextBlock > toBlock && lookedTo < toBlock) return auditPast(parts, row, lookedTo + 1, reader)
    if (!only || nextBlock > toBlock) {
      meters.delete(safe)
      return finishBackfill(parts, row, only)
    }
    const known = await memory.recall()
    const place = await readCursor(db.drizzle, chainId)
    if (!place) throw new IndexStaleError()
    const view = openView(parts, pool.best())
    const { request, result } = await readTuned(view, known, reader, (size) => ({
      from: nextBlock,
      to: Math.min(toBlock, nextBlock + size - 1),
      isHead: false,
      byHash: false,
      parentHash: null,
      backScan: 0,
      scanner: searcher,
      only,
    }))
    await requireSameChain(view.client, place)
    const account = result.batch.accounts.get(safe) ?? only
    const next = request.to + 1
    let isWritten = false
    await commitChange(parts, async (tx) => {
      if (!(await holdBlock(tx, chainId, place)) || !(await holdBackfill(tx, row))) return []
      await writeRange(tx, parts, withoutAccount(result))
      await changeBackfill(tx, row, {
        nextBlock: next,
        account,
        progress: measure(row, row.progress?.fromBlock ?? nextBlock, next),
      })
      isWritten = true
      const isNews = result.batch.transfers.length + result.batch.executions.length + result.batch.modules.length > 0
      return isNews ? [{ chainId, address: safe, type: 'SAFE_UPDATED' as const, at: clock() }] : []
    })
    if (isWritten) for (const { address } of result.tokens) known.tokens.add(address)
  }

  async function step(row: Backfill): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await traceTask('read the past of an account', { 'countersign.chain_id': chainId }, () =>
          row.nextBlock === null ? search(row) : read(row, row.nextBlock),
        )
      } catch (error) {
        if (!(error instanceof ChainMovedError) || attempt === MOVED_ATTEMPTS) throw error
        pool.best().distrust()
      }
    }
  }

  async function fill(safe: Address, isOver: () => boolean): Promise<void> {
    if (running.has(safe)) return
    running.add(safe)
    try {
      for (;;) {
        const row = await readBackfill(db.drizzle, chainId, safe)
        if (!row || isOver()) return
        await step(row)
      }
    } finally {
      running.delete(safe)
    }
  }

  return {
    fill,
    async work(isOver) {
      let failure: unknown = null
      for (;;) {
        for (const [safe, until] of resting) if (until <= monotonic()) resting.delete(safe)
        const row = await nextBackfill(db.drizzle, chainId, new Set([...running, ...resting.keys()]))
        if (!row) return { isLeft: false, failure }
        if (isOver()) return { isLeft: true, failure }
        // The latest request goes first, so the order is decided again after each step.
        running.add(row.safe)
        try {
          await step(row)
          stale = 0
        } catch (error) {
          failure = error
          if (error instanceof IndexStaleError) {
            // The head decides. If it finds no reorg, the node that was read from is wrong.
            stale += 1
            if (stale > 1) pool.best().distrust()
            return { isLeft: false, failure }
          }
          resting.set(row.safe, monotonic() + REST_MS)
          log.info(`Chain ${chainId}: the history of ${row.safe} cannot be read at present.`, { error: String(error) })
        } finally {
          running.delete(row.safe)
        }
      }
    },
  }
}

/** Adds the historical rows only, without changing the account's current state. */
function withoutAccount(result: RangeResult): RangeResult {
  return { ...result, strangers: [], batch: { ...result.batch, changed: new Set(), created: new Set() } }
}

/** Whether the index still contains a block; locks the cursor until the transaction ends. */
async function holdBlock(tx: Drizzle, chainId: string, { number, hash }: Cursor): Promise<boolean> {
  const place = await lockCursor(tx, chainId)
  if (!place || place.blockNumber < number) return false
  const [row] = await tx
    .select({ hash: blocks.hash })
    .from(blocks)
    .where(and(eq(blocks.chainId, chainId), eq(blocks.number, number)))
  return row?.hash === hash
}
