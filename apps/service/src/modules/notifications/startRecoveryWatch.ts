import type { Address } from '@countersign/primitives'
import { and, eq, sql } from 'drizzle-orm'
import type { ChainRuntime } from '../../context/ChainRuntime.ts'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { safes } from '../../db/schema/schema.ts'
import { isNews } from '../../events/isNews.ts'
import { type EventDraft, storeEvents } from '../../events/storeEvents.ts'
import { type Announced, createAnnouncementReader, isRefusalOfLogs } from './createAnnouncementReader.ts'
import { isAnnounced } from './isAnnounced.ts'
import { readCursor } from '../../indexer/state/Cursor.ts'
import { createTaskTracer } from '../../telemetry/createTaskTracer.ts'

const EVERY_MS = 30_000
const FIRST_DISTANCE = 64
/** The logs of a block are requested in this many looks. Then the block is left out, because the later ones must be searched. */
const LOOKS = 3

/** Looks for announced recoveries in the indexed blocks until stopped; one of the processes that share a database does it. */
export function startRecoveryWatch(context: ServiceContext, everyMs = EVERY_MS): { stop(): Promise<void> } {
  const watches = [...context.chains.values()].map((runtime) => watchChain(context, runtime, everyMs))
  return {
    async stop() {
      await Promise.all(watches.map((watch) => watch.stop()))
    },
  }
}

/** Each chain has its own timer, because the nodes of another one may take until their time limit, or not answer. */
function watchChain(context: ServiceContext, runtime: ChainRuntime, everyMs: number): { stop(): Promise<void> } {
  const watch = createRecoveryWatch(context, runtime)
  let isStopped = false
  let running: Promise<unknown> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  const tick = () => {
    running = context.db
      .hold('recovery-watch')
      .then((isHeld) => (isHeld ? watch.look(() => isStopped) : undefined))
      .catch((error: unknown) => warnUnread(context, runtime, error))
      .finally(() => {
        if (!isStopped) timer = setTimeout(tick, everyMs).unref()
      })
  }
  timer = setTimeout(tick, everyMs).unref()
  return {
    async stop() {
      isStopped = true
      clearTimeout(timer)
      watch.stop()
      await running
    },
  }
}

function warnUnread({ log }: ServiceContext, { config: { chainId, chainName } }: ChainRuntime, error: unknown): void {
  const details = { chainId, error: String(error) }
  log.warn(`Announced recoveries of ${chainName} could not be read. They are read again.`, details)
}

/**
 * Announces the calls that wait in Delay modules. The accounts emit no event for them: the modules do, so the nodes are asked for that event,
 * and an event counts if its contract is a module of an indexed account.
 */
export function createRecoveryWatch(context: ServiceContext, { config, client }: ChainRuntime) {
  const { db, bus, clock, monotonic, log, metrics } = context
  const { chainId, chainName } = config
  const reader = createAnnouncementReader({ config, client }, { monotonic, findModules })
  const traceTask = createTaskTracer(context.telemetry)
  let next: number | null = null
  /** Looks since the last answer that ended with a refusal of a single block. */
  let refusals = 0
  let unread: { blocks: number[]; error: unknown } = { blocks: [], error: null }
  /** The first block that the chain has replaced since the last request. */
  let replacedFrom = Infinity
  const unsubscribe = bus.subscribe(
    ({ event }) => {
      if (event.type === 'REORG_DETECTED') replacedFrom = Math.min(replacedFrom, Number(event['blockNumber']))
    },
    [chainId],
  )
  // An alert on the growth of a counter needs its first value.
  metrics.recoveryBlocksUnread(chainId, 0)

  /** Older facts cause no event, so reading begins where they end. Twice as far back with each request. */
  async function firstBlock(head: number): Promise<number> {
    for (let distance = FIRST_DISTANCE; ; distance *= 2) {
      const block = Math.max(config.startBlock, head - distance)
      if (block <= config.startBlock || !isNews(await timeOf(block), clock())) return block
    }
  }

  const timeOf = async (block: number): Promise<number> =>
    Number((await client.getBlock({ blockNumber: BigInt(block) })).timestamp) * 1000

  async function describeAnnounced(announced: readonly Announced[]): Promise<EventDraft[]> {
    const accounts = await findAccountsWith([...new Set(announced.map(({ module }) => module))])
    const times = new Map<number, number>()
    const drafts: EventDraft[] = []
    for (const { module, hash, block } of announced)
      for (const address of accounts.get(module) ?? []) {
        const at = times.get(block) ?? (await timeOf(block))
        times.set(block, at)
        // After a restart the last hour is read again.
        if (await isAnnounced(context, { chainId, safe: address, type: 'RECOVERY_ANNOUNCED', hash })) continue
        drafts.push({
          chainId,
          address,
          type: 'RECOVERY_ANNOUNCED',
          at,
          isAlarm: true,
          details: { module, txHash: hash },
        })
      }
    return drafts
  }

  /** In one statement, because it reads every account of the chain. */
  async function findAccountsWith(modules: readonly Address[]): Promise<Map<Address, Address[]>> {
    const found = new Map<Address, Address[]>()
    if (modules.length === 0) return found
    const rows = await db.drizzle
      .select({ address: safes.address, modules: safes.modules })
      .from(safes)
      .where(and(eq(safes.chainId, chainId), sql`jsonb_exists_any(${safes.modules}, ${sql.param(modules)}::text[])`))
    for (const { address, modules: enabled } of rows)
      for (const module of enabled) {
        const accounts = found.get(module)
        if (accounts) accounts.push(address)
        else found.set(module, [address])
      }
    return found
  }

  /** The modules of every account of the chain. */
  async function findModules(): Promise<Address[]> {
    const rows = await db.drizzle
      .selectDistinct({ module: sql<Address>`jsonb_array_elements_text(${safes.modules})` })
      .from(safes)
      .where(eq(safes.chainId, chainId))
    return rows.map(({ module }) => module)
  }

  /** Nothing of a block that the nodes have refused in several looks. */
  async function readOrLeaveOut(from: number, to: number): Promise<Announced[] | null> {
    try {
      const announced = await reader.read(from, to)
      if (announced !== null) refusals = 0
      return announced
    } catch (error) {
      if (from !== to || !isRefusalOfLogs(error)) throw error
      refusals += 1
      if (refusals < LOOKS) throw error
      unread = { blocks: [...unread.blocks, from], error }
      return []
    }
  }

  function reportUnread(): void {
    const { blocks, error } = unread
    if (blocks.length === 0) return
    unread = { blocks: [], error: null }
    metrics.recoveryBlocksUnread(chainId, blocks.length)
    const words = `${blocks.length} blocks of ${chainName} were not searched for announced recoveries, because the nodes refuse their logs.`
    log.warn(`${words} Search them with another node.`, {
      chainId,
      firstBlock: blocks[0],
      lastBlock: blocks.at(-1),
      error: String(error),
    })
  }

  /** The next block; an earlier one after the chain has replaced blocks that were read. */
  function stepBack(block: number): number {
    const from = Math.min(block, replacedFrom)
    replacedFrom = Infinity
    return from
  }

  async function readTo(head: number, isStopping: () => boolean): Promise<void> {
    next ??= await firstBlock(head)
    while (next <= head && !isStopping()) {
      const to: number = Math.min(head, next + reader.size() - 1)
      const announced = await readOrLeaveOut(next, to)
      if (announced === null) continue
      const drafts = await describeAnnounced(announced)
      if (drafts.length > 0) bus.publish(await db.transaction((tx) => storeEvents(tx, drafts, clock())))
      next = stepBack(to + 1)
    }
  }

  return {
    /** Reads the blocks that were indexed since the last time. */
    async look(isStopping = () => false): Promise<void> {
      const head = await readCursor(db.drizzle, chainId)
      if (next !== null) next = stepBack(next)
      if (!head || (next ?? 0) > head.number) return
      await traceTask('find announced recoveries', { 'countersign.chain_id': chainId }, () =>
        readTo(head.number, isStopping).finally(reportUnread),
      )
    },
    stop: unsubscribe,
  }
}
