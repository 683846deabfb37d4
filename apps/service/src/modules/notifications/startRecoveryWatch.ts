import { type Address, checksumAddress, type Hex } from '@countersign/primitives'
import { readAnnouncement, TRANSACTION_ADDED } from '@countersign/safe/recovery'
import { and, eq, sql } from 'drizzle-orm'
import { numberToHex } from 'viem'
import type { ChainRuntime } from '../../context/ChainRuntime.ts'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { safes } from '../../db/schema/schema.ts'
import { isNews } from '../../events/isNews.ts'
import { type EventDraft, storeEvents } from '../../events/storeEvents.ts'
import { isAnnounced } from './isAnnounced.ts'
import { createRangeTuner, isRangeRefusal } from '../../indexer/read/createRangeTuner.ts'
import { readCursor } from '../../indexer/state/Cursor.ts'
import { createTaskTracer } from '../../telemetry/createTaskTracer.ts'

const EVERY_MS = 30_000
const FIRST_DISTANCE = 64
const TOPICS: Hex[] = [TRANSACTION_ADDED]

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
  const { look } = createRecoveryWatch(context, runtime)
  let isStopped = false
  let running: Promise<unknown> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  const tick = () => {
    running = context.db
      .hold('recovery-watch')
      .then((isHeld) => (isHeld ? look(() => isStopped) : undefined))
      .catch((error: unknown) =>
        context.log.warn(
          `Announced recoveries of ${runtime.config.chainName} could not be read. They are read again.`,
          {
            error: String(error),
          },
        ),
      )
      .finally(() => {
        if (!isStopped) timer = setTimeout(tick, everyMs).unref()
      })
  }
  timer = setTimeout(tick, everyMs).unref()
  return {
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await running
    },
  }
}

type Announced = { module: Address; hash: Hex; block: number }

/**
 * Announces the calls that wait in Delay modules. The accounts emit no event for them: the modules do, so the nodes are asked for that event,
 * and an event counts if its contract is a module of an indexed account.
 */
export function createRecoveryWatch(context: ServiceContext, { config, client }: ChainRuntime) {
  const { db, bus, clock, monotonic } = context
  const { chainId } = config
  const tuner = createRangeTuner(config.maxBlockRange)
  const traceTask = createTaskTracer(context.telemetry)
  let next: number | null = null

  /** Older facts cause no event, so reading begins where they end. Twice as far back with each request. */
  async function firstBlock(head: number): Promise<number> {
    for (let distance = FIRST_DISTANCE; ; distance *= 2) {
      const block = Math.max(config.startBlock, head - distance)
      if (block <= config.startBlock || !isNews(await timeOf(block), clock())) return block
    }
  }

  const timeOf = async (block: number): Promise<number> =>
    Number((await client.getBlock({ blockNumber: BigInt(block) })).timestamp) * 1000

  /** Each module once per Ethereum transaction; null when the node refuses this many blocks, and the next request has fewer. */
  async function readAnnounced(from: number, to: number): Promise<Announced[] | null> {
    const filter = { fromBlock: numberToHex(from), toBlock: numberToHex(to), topics: TOPICS }
    const began = monotonic()
    const logs = await client.request({ method: 'eth_getLogs', params: [filter] }).catch((error: unknown) => {
      if (isRangeRefusal(error) && tuner.shrink(error)) return null
      throw error
    })
    if (logs === null) return null
    // A short range at the head says nothing about longer ones.
    if (to - from + 1 >= tuner.size()) tuner.answered(monotonic() - began, logs.length)
    const found = new Map<string, Announced>()
    for (const { address, topics, data, transactionHash: hash, blockNumber } of logs)
      if (hash !== null && blockNumber !== null && readAnnouncement({ topics, data }) !== null)
        found.set(`${address}:${hash}`, { module: checksumAddress(address), hash, block: Number(blockNumber) })
    return [...found.values()]
  }

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
        drafts.push({ chainId, address, type: 'RECOVERY_ANNOUNCED', at, details: { module, txHash: hash } })
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

  async function readTo(head: number, isStopping: () => boolean): Promise<void> {
    next ??= await firstBlock(head)
    while (next <= head && !isStopping()) {
      const to = Math.min(head, next + tuner.size() - 1)
      const announced = await readAnnounced(next, to)
      if (announced === null) continue
      const drafts = await describeAnnounced(announced)
      if (drafts.length > 0) bus.publish(await db.transaction((tx) => storeEvents(tx, drafts, clock())))
      next = to + 1
    }
  }

  return {
    /** Reads the blocks that were indexed since the last time. */
    async look(isStopping = () => false): Promise<void> {
      const head = await readCursor(db.drizzle, chainId)
      if (!head || (next ?? 0) > head.number) return
      await traceTask('find announced recoveries', { 'countersign.chain_id': chainId }, () =>
        readTo(head.number, isStopping),
      )
    },
  }
}
