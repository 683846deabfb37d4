import type { Address } from '@countersign/safe/light'
import type { Indexer, IndexerStatus } from '../context.ts'
import { createMutex } from '../db/createMutex.ts'
import { storeEvents, type EventDraft } from '../events/storeEvents.ts'
import type { Drizzle } from '../db/database.ts'
import { UNREAD } from './accountState.ts'
import { createBatch } from './batch.ts'
import { fetchHeader, type BlockHeader } from './blockHeader.ts'
import { ChainMovedError } from './chainMovedError.ts'
import { readCursor, writeCursor, type Cursor } from './cursor.ts'
import { findFork } from './findFork.ts'
import type { IndexerMemory, IndexerParts } from './indexerParts.ts'
import { isSilentReceiver } from './legacyTouches.ts'
import { countAccounts, loadAccounts, loadMemory } from './loadAccounts.ts'
import { createPoller } from './poller.ts'
import { pruneBlocks } from './pruneBlocks.ts'
import type { RangeResult } from './rangeResult.ts'
import { readRange, type RangeRequest } from './readRange.ts'
import { refreshAccounts, toAccountState } from './refreshAccounts.ts'
import { rollback } from './rollback.ts'
import { createRangeTuner, isRangeRefusal } from './tuneRange.ts'
import { writeRange } from './writeRange.ts'

const MOVED_ATTEMPTS = 5

/** Follows one chain: reads its events block after block, and steps back when the chain itself does. */
export function createIndexer(parts: IndexerParts): Indexer {
  const { config, client, reader, db, bus, clock, log } = parts
  const { chainId } = config
  const turn = createMutex()
  const range = createRangeTuner(config.maxBlockRange)
  let memory: IndexerMemory | null = null
  let cursor: Cursor | null = null
  let head: BlockHeader | null = null
  let lastError: string | null = null
  let leads = false

  const remember = async () => {
    // Another process on the same database may have found an account.
    if (memory && db.kind === 'postgres' && (await countAccounts(db.drizzle, chainId)) !== memory.accounts.size)
      memory = null
    memory ??= await loadMemory(db.drizzle, chainId)
    return memory
  }

  /** Events go out only after what made them true can be read. */
  async function commit(run: (tx: Drizzle) => Promise<EventDraft[]>): Promise<void> {
    bus.publish(await db.transaction(async (tx) => storeEvents(tx, await run(tx), clock())))
  }

  async function readTuned(known: IndexerMemory, build: (size: number) => RangeRequest) {
    for (;;) {
      const request = build(range.size())
      try {
        const result = await readRange(parts, known, request)
        range.grow()
        return { request, result }
      } catch (error) {
        if (!isRangeRefusal(error) || !range.shrink()) throw error
        log.info(`Chain ${chainId}: the node refused the range, now asking for ${range.size()} blocks at a time.`)
      }
    }
  }

  function adopt(known: IndexerMemory, { batch, strangers, tokens }: RangeResult): void {
    for (const address of batch.changed) {
      const key = address.toLowerCase() as Address
      known.accounts.add(key)
      if (isSilentReceiver(batch.accounts.get(address)?.version ?? null)) known.silent.add(key)
      else known.silent.delete(key)
      if (batch.accounts.get(address)?.stateBlock === UNREAD) known.unread.add(address)
      else known.unread.delete(address)
    }
    for (const address of strangers) {
      known.accounts.delete(address.toLowerCase() as Address)
      known.unread.delete(address)
    }
    for (const { address } of tokens) known.tokens.add(address)
  }

  async function indexUpTo(target: BlockHeader): Promise<void> {
    const known = await remember()
    while ((cursor?.number ?? config.startBlock - 1) < target.number) {
      const from = (cursor?.number ?? config.startBlock - 1) + 1
      const { request, result } = await readTuned(known, (size) => {
        const to = Math.min(target.number, from + size - 1)
        return { from, to, isHead: to === target.number, parentHash: cursor?.hash ?? null }
      })
      const end = result.headers.find(({ number }) => number === request.to)
      if (!end || (request.isHead && end.hash !== target.hash)) throw new ChainMovedError()
      await commit(async (tx) => {
        const drafts = await writeRange(tx, chainId, config.tokens, result)
        await writeCursor(tx, chainId, end, target, clock())
        await pruneBlocks(tx, chainId, from, request.to)
        return drafts
      })
      adopt(known, result)
      cursor = end
    }
  }

  async function stepBack(target: BlockHeader): Promise<void> {
    const fork = await findFork(db.drizzle, client, chainId, target.number)
    const from = cursor?.number
    log.warn(
      fork
        ? `Chain ${chainId} replaced blocks: the index goes back from ${from} to ${fork.number}.`
        : `Chain ${chainId} has none of the indexed blocks any more: it is indexed anew from block ${config.startBlock}.`,
    )
    await commit(async (tx) => {
      await rollback(tx, chainId, fork)
      return [{ chainId, type: 'REORG_DETECTED', at: clock(), details: { blockNumber: (fork?.number ?? -1) + 1 } }]
    })
    memory = null
    cursor = fork
  }

  async function isOnChain(target: BlockHeader): Promise<boolean> {
    if (!cursor || cursor.hash === target.hash || target.parentHash === cursor.hash) return true
    if (target.number <= cursor.number) return false
    return (await fetchHeader(client, cursor.number))?.hash === cursor.hash
  }

  async function syncOnce(): Promise<void> {
    cursor ??= await readCursor(db.drizzle, chainId)
    const target = await fetchHeader(client, 'latest')
    if (!target) throw new ChainMovedError()
    head = target
    if (!(await isOnChain(target))) await stepBack(target)
    await indexUpTo(target)
    await rereadAccounts(target)
  }

  /** After a step back there may be no new block to read the accounts at. */
  async function rereadAccounts(target: BlockHeader): Promise<void> {
    const known = await remember()
    if (known.unread.size === 0 || cursor?.number !== target.number) return
    const batch = createBatch(await loadAccounts(db.drizzle, chainId, [...known.unread]))
    const strangers = await refreshAccounts(reader, batch, [...known.unread], target)
    const result = { headers: [target], transactions: [], batch, confirmations: [], tokens: [], strangers }
    await commit((tx) => writeRange(tx, chainId, config.tokens, result))
    adopt(known, result)
  }

  async function sync(): Promise<void> {
    const release = await turn.acquire()
    try {
      for (let attempt = 1; ; attempt += 1) {
        try {
          await syncOnce()
          lastError = null
          return
        } catch (error) {
          if (!(error instanceof ChainMovedError) || attempt === MOVED_ATTEMPTS) throw error
        }
      }
    } catch (error) {
      lastError = error instanceof Error ? error.message : String(error)
      throw error
    } finally {
      release()
    }
  }

  async function discover(address: Address): Promise<boolean> {
    const known = await remember()
    if (known.accounts.has(address.toLowerCase() as Address)) return true
    const state = await reader.readSafe(address)
    if (!state || state.version === null) return false
    // The account goes in at the head, its past from the first block on: everything up to the cursor.
    await sync()
    const release = await turn.acquire()
    try {
      const end = cursor
      if (!end || known.accounts.has(address.toLowerCase() as Address)) return true
      let only = { ...toAccountState(chainId, state), stateBlock: UNREAD, nonce: 0 }
      for (let from = config.startBlock; from <= end.number;) {
        const { request, result } = await readTuned(known, (size) => {
          const to = Math.min(end.number, from + size - 1)
          return { from, to, isHead: to === end.number, parentHash: null, only }
        })
        result.batch.changed.add(address)
        await commit((tx) => writeRange(tx, chainId, config.tokens, result))
        adopt(known, result)
        only = result.batch.accounts.get(address) ?? only
        from = request.to + 1
      }
      return known.accounts.has(address.toLowerCase() as Address)
    } finally {
      release()
    }
  }

  /** Of several processes on one database one indexes; the others read how far it is, and take over when it ends. */
  async function poll(): Promise<void> {
    if (await db.hold(`indexer:${chainId}`)) {
      if (!leads) {
        memory = null
        cursor = null
      }
      leads = true
      return sync()
    }
    leads = false
    cursor = await readCursor(db.drizzle, chainId)
    head = await fetchHeader(client, 'latest')
    lastError = null
  }

  const poller = createPoller(config.pollMs, poll, (error) =>
    log.warn(`Chain ${chainId} could not be indexed; it is tried again.`, { error: String(error) }),
  )
  return {
    sync,
    discover,
    status: (): IndexerStatus => ({
      blockNumber: cursor?.number ?? -1,
      blockTime: cursor?.time ?? 0,
      headNumber: head?.number ?? 0,
      headTime: head?.time ?? 0,
      synced: head !== null && cursor !== null && cursor.number >= head.number && lastError === null,
      lastError,
    }),
    start: poller.start,
    stop: poller.stop,
  }
}
