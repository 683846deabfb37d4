import { and, eq } from 'drizzle-orm'
import { NodeError } from '../../chain/rpc/NodeError.ts'
import type { RpcNode } from '../../chain/rpc/RpcNode.ts'
import { blocks } from '../../db/schema/schema.ts'
import { AccountsJoinedError } from '../state/AccountsJoinedError.ts'
import { addBackfills } from '../state/Backfill.ts'
import { createBatch } from '../fold/Batch.ts'
import { fetchHeader } from '../read/fetchHeader.ts'
import type { BlockHeader } from '../fold/decode/BlockHeader.ts'
import { ChainMovedError } from '../read/ChainMovedError.ts'
import { chooseHead } from '../read/chooseHead.ts'
import { commitChange } from '../state/commitChange.ts'
import { createRunReader, isSamePlace, type Place, type Run } from './createRunReader.ts'
import { readCursor, requirePlace, writeCursor, type StoredCursor } from '../state/Cursor.ts'
import { findFork } from '../write/findFork.ts'
import { memoryAfterWrite } from './memoryAfterWrite.ts'
import { IndexMovedError } from '../state/IndexMovedError.ts'
import type { MemoryKeeper } from '../state/createMemoryKeeper.ts'
import type { IndexerParts, StoredMemory } from '../state/IndexerParts.ts'
import { loadAccounts } from '../state/loadAccounts.ts'
import { openView } from '../read/openView.ts'
import { createProgressMeter, type ProgressMeter } from './createProgressMeter.ts'
import { pruneIndex } from '../write/pruneIndex.ts'
import { resultOfBatch, type RangeResult } from '../fold/RangeResult.ts'
import { refreshAccounts } from '../read/refreshAccounts.ts'
import { runUntraced } from '../../telemetry/createTaskTracer.ts'
import { rollback } from '../write/rollback.ts'
import { writeRange } from '../write/writeRange.ts'

export type HeadFollower = {
  /** Indexes up to the current head, or until `isStopping`. */
  follow(isStopping: () => boolean): Promise<void>
  /** Reads the progress of the index from the database, because another process may have changed it. */
  reload(): Promise<void>
  /** Rolls back every block above this one, so that they are read again. */
  undo(above: number): Promise<void>
  cursor(): StoredCursor | null
  head(): BlockHeader | null
  learnHead(head: BlockHeader | null): void
}

const MOVED_ATTEMPTS = 5
const CHAIN = 'countersign.chain_id'

/** The position of the index and the revision of its accounts from which a run was computed; both are checked before it is written. */
type IndexPlace = { revision: number; cursor: StoredCursor | null }

/** Follows the head of one chain: reads its events block after block, and rolls back after a reorg. */
export function createHeadFollower(
  parts: IndexerParts,
  memory: MemoryKeeper,
  backScan: () => Promise<number>,
): HeadFollower {
  const { config, db, clock, monotonic, log, pool, traceTask = runUntraced } = parts
  const { chainId } = config
  const readRun = createRunReader(parts, backScan)
  let cursor: StoredCursor | null = null
  let head: BlockHeader | null = null
  let meter: { toBlock: number; meter: ProgressMeter } | null = null

  const nextBlock = () => (cursor?.number ?? config.startBlock - 1) + 1

  function measure(block: number, target: BlockHeader) {
    if (block >= target.number) {
      meter = null
      return null
    }
    if (meter?.toBlock !== target.number)
      meter = { toBlock: target.number, meter: createProgressMeter(block, target.number, monotonic) }
    return meter.meter.reached(block + 1)
  }

  async function indexUpTo(view: IndexerParts, target: BlockHeader, isStopping: () => boolean): Promise<void> {
    let ahead: { known: StoredMemory; place: Place; run: Promise<Run> } | null = null
    const begun = new Set<Promise<Run>>()
    try {
      while (nextBlock() <= target.number && !isStopping()) {
        const known = await memory.recall()
        if (config.mode === 'onDemand' && known.accounts.size === 0) return await skipTo(target, known.revision)
        const before = cursor
        const here: Place = { from: nextBlock(), parentHash: before?.hash ?? null }
        // Another process may have added accounts or moved the index since; then the cached state is stale.
        const isAhead = ahead?.known === known && isSamePlace(ahead.place, here)
        const run: Run = await (ahead && isAhead ? ahead.run : readRun(view, known, here, target))
        ahead = null
        if (run.next.from <= target.number && !isStopping()) {
          // The next run is read from the node while the database writes this one.
          ahead = { known, place: run.next, run: readRun(view, memoryAfterWrite(known, run.result), run.next, target) }
          const { run: begins } = ahead
          begun.add(begins)
          const end = () => void begun.delete(begins)
          begins.then(end, end)
        }
        await write(run, { revision: known.revision, cursor: before }, target)
        memory.adopt(known, run.result)
      }
    } finally {
      await Promise.allSettled(begun)
    }
  }

  async function write({ from, end, result }: Run, place: IndexPlace, target: BlockHeader): Promise<void> {
    const progress = measure(end.number, target)
    const auditedBlock = config.startBlock - 1
    await commitChange(parts, async (tx) => {
      await requirePlace(tx, chainId, place)
      const drafts = await writeRange(tx, parts, result)
      await writeCursor(tx, chainId, { block: end, head: target, checkedAt: clock(), progress, auditedBlock })
      await addPasts(tx, result, from)
      await pruneIndex(tx, chainId, from, end.number)
      return drafts
    })
    cursor = { ...end, auditedBlock: place.cursor?.auditedBlock ?? auditedBlock, progress }
  }

  /** Accounts that appear without an indexed setup: their history is read in the background. */
  async function addPasts(tx: Parameters<typeof addBackfills>[0], { probed, strangers }: RangeResult, from: number) {
    const found = probed.filter((safe) => !strangers.includes(safe))
    if (found.length > 0 && from > config.startBlock)
      await addBackfills(tx, chainId, found, { from: config.startBlock, to: from - 1, at: clock() })
  }

  /** No account is indexed, so there is nothing to read. */
  async function skipTo(target: BlockHeader, revision: number): Promise<void> {
    await commitChange(parts, async (tx) => {
      await requirePlace(tx, chainId, { revision, cursor })
      await tx
        .insert(blocks)
        .values({ chainId, ...target })
        .onConflictDoNothing()
      await writeCursor(tx, chainId, {
        block: target,
        head: target,
        checkedAt: clock(),
        progress: null,
        auditedBlock: target.number,
      })
      await pruneIndex(tx, chainId, nextBlock(), target.number)
      return []
    })
    cursor = { ...target, auditedBlock: cursor?.auditedBlock ?? target.number, progress: null }
  }

  async function stepBack(view: IndexerParts, target: BlockHeader): Promise<void> {
    const fork = await findFork(db.drizzle, view.client, chainId, target.number)
    // A single wrong answer must not trigger a rollback: it would discard hours of indexing.
    if (!config.isLocal && (await findFork(db.drizzle, view.client, chainId, target.number))?.hash !== fork?.hash)
      throw new ChainMovedError()
    if (!config.isLocal && fork === null) await requireAllAgree(target)
    log.warn(
      fork
        ? `Chain ${chainId} replaced blocks: the index goes back from ${cursor?.number} to ${fork.number}.`
        : `Chain ${chainId} no longer has any of the indexed blocks: it is indexed again from block ${config.startBlock}.`,
    )
    await goBackTo(fork)
  }

  async function requireAllAgree(target: BlockHeader): Promise<void> {
    const forks = await pool.askAll((client) => findFork(db.drizzle, client, chainId, target.number))
    if (forks.some(({ answer }) => answer !== null)) throw new ChainMovedError()
  }

  async function goBackTo(fork: BlockHeader | null): Promise<void> {
    const { revision } = await memory.recall()
    await commitChange(parts, async (tx) => {
      await requirePlace(tx, chainId, { revision, cursor })
      await rollback(tx, chainId, fork)
      return [{ chainId, type: 'REORG_DETECTED', at: clock(), details: { blockNumber: (fork?.number ?? -1) + 1 } }]
    })
    memory.forget()
    cursor = await readCursor(db.drizzle, chainId)
  }

  /** `behind`: the node has not reached the position of the index; only local chains become shorter. */
  async function compare(view: IndexerParts, target: BlockHeader): Promise<'extends' | 'behind' | 'replaced'> {
    if (!cursor || cursor.hash === target.hash || target.parentHash === cursor.hash) return 'extends'
    if (target.number < cursor.number && config.isLocal) {
      // A local chain may become shorter; but the head may also be an answer from before the last blocks.
      return (await fetchHeader(view.client, cursor.number))?.hash === cursor.hash ? 'behind' : 'replaced'
    }
    if (target.number < cursor.number) {
      const stored = await readBlockHash(target.number)
      return stored === null || stored === target.hash ? 'behind' : 'replaced'
    }
    if (target.number === cursor.number) return 'replaced'
    const header = await fetchHeader(view.client, cursor.number)
    if (!header) throw new ChainMovedError()
    return header.hash === cursor.hash ? 'extends' : 'replaced'
  }

  async function readBlockHash(number: number): Promise<string | null> {
    const [row] = await db.drizzle
      .select({ hash: blocks.hash })
      .from(blocks)
      .where(and(eq(blocks.chainId, chainId), eq(blocks.number, number)))
    return row?.hash ?? null
  }

  async function followOnce(view: IndexerParts, target: BlockHeader, isStopping: () => boolean): Promise<void> {
    cursor ??= await readCursor(db.drizzle, chainId)
    const standing = await compare(view, target)
    if (standing === 'behind') {
      log.debug(`Chain ${chainId}: the node is at block ${target.number}, the index at ${cursor?.number}.`)
      return
    }
    head = target
    if (standing === 'replaced') await traceTask('roll back', { [CHAIN]: chainId }, () => stepBack(view, target))
    const range = { [CHAIN]: chainId, 'countersign.from_block': nextBlock(), 'countersign.to_block': target.number }
    if (nextBlock() <= target.number) await traceTask('index blocks', range, () => indexUpTo(view, target, isStopping))
    await rereadAccounts(view, target)
  }

  /** After a rollback there may be no new block at which to read the accounts. */
  async function rereadAccounts(view: IndexerParts, target: BlockHeader): Promise<void> {
    const known = await memory.recall()
    if (known.unread.size === 0 || cursor?.number !== target.number) return
    const batch = createBatch(await loadAccounts(db.drizzle, chainId, [...known.unread]))
    const strangers = await refreshAccounts(view.reader, batch, [...known.unread], target)
    const result = { ...resultOfBatch(batch), headers: [target], strangers }
    await commitChange(parts, async (tx) => {
      await requirePlace(tx, chainId, { revision: known.revision, cursor })
      return writeRange(tx, parts, result)
    })
    memory.adopt(known, result)
  }

  const mayRepeat = (error: unknown) =>
    error instanceof ChainMovedError ||
    error instanceof IndexMovedError ||
    (error instanceof NodeError && pool.answering() > 0)

  return {
    async follow(isStopping) {
      let moved = 0
      while (moved < MOVED_ATTEMPTS) {
        let node: RpcNode | undefined
        try {
          const choice = await chooseHead(parts)
          node = choice.node
          await followOnce(openView(parts, node), choice.target, isStopping)
          return
        } catch (error) {
          if (error instanceof AccountsJoinedError) continue
          moved += 1
          if (moved === MOVED_ATTEMPTS || !mayRepeat(error)) throw error
          if (error instanceof IndexMovedError) {
            memory.forget()
            cursor = await readCursor(db.drizzle, chainId)
          } else if (error instanceof ChainMovedError && moved > 1) node?.distrust()
        }
      }
    },
    async reload() {
      cursor = await readCursor(db.drizzle, chainId)
    },
    async undo(above) {
      const fork = await findStoredBlock(above)
      await goBackTo(fork)
    },
    cursor: () => cursor,
    head: () => head,
    learnHead: (found) => {
      head = found
    },
  }

  async function findStoredBlock(number: number): Promise<BlockHeader | null> {
    const [row] = await db.drizzle.query.blocks.findMany({
      where: (table, { and: all, eq: is, lte }) => all(is(table.chainId, chainId), lte(table.number, number)),
      orderBy: (table, { desc }) => desc(table.number),
      limit: 1,
    })
    return row ? { number: row.number, hash: row.hash, parentHash: row.parentHash, time: row.time } : null
  }
}
