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
import { readCursor } from '../../indexer/state/Cursor.ts'
import { createTaskTracer } from '../../telemetry/createTaskTracer.ts'

const EVERY_MS = 30_000
/** Blocks per request; the event is rare, so that any node answers. */
const MOST_BLOCKS = 1000
const FIRST_DISTANCE = 64
const TOPICS: Hex[] = [TRANSACTION_ADDED]

/** Looks for announced recoveries in the indexed blocks until stopped; one of the processes that share a database does it. */
export function startRecoveryWatch(context: ServiceContext, everyMs = EVERY_MS): { stop(): Promise<void> } {
  const watches = [...context.chains.values()].map((runtime) => ({
    name: runtime.config.chainName,
    look: createRecoveryWatch(context, runtime).look,
  }))
  let isStopped = false
  let running: Promise<unknown> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  const look = async () => {
    if (!(await context.db.hold('recovery-watch'))) return
    // At the same time, because the nodes of one chain may take until their time limit, or not answer.
    await Promise.all(watches.map(({ name, look: lookAt }) => lookAt(() => isStopped).catch(warnAbout(name))))
  }
  const warnAbout = (name: string) => (error: unknown) =>
    context.log.warn(`Announced recoveries of ${name} could not be read. They are read again.`, {
      error: String(error),
    })
  const tick = () => {
    running = look()
      .catch(warnAbout('all chains'))
      .finally(() => {
        if (!isStopped) timer = setTimeout(tick, everyMs).unref()
      })
  }
  if (watches.length > 0) timer = setTimeout(tick, everyMs).unref()
  return {
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await running
    },
  }
}

/**
 * Announces the calls that wait in Delay modules. The accounts emit no event for them: the modules do, so the nodes are asked for that event,
 * and an event counts if its contract is a module of an indexed account.
 */
export function createRecoveryWatch(context: ServiceContext, { config, client }: ChainRuntime) {
  const { db, bus, clock } = context
  const { chainId } = config
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

  async function findAnnounced(from: number, to: number): Promise<EventDraft[]> {
    const filter = { fromBlock: numberToHex(from), toBlock: numberToHex(to), topics: TOPICS }
    const logs = await client.request({ method: 'eth_getLogs', params: [filter] })
    const drafts: EventDraft[] = []
    for (const { address, topics, data, transactionHash, blockNumber } of logs) {
      if (transactionHash === null || blockNumber === null || readAnnouncement({ topics, data }) === null) continue
      const module = checksumAddress(address)
      const accounts = await findAccountsWith(module)
      if (accounts.length === 0) continue
      const at = await timeOf(Number(blockNumber))
      for (const account of accounts)
        // After a restart the last hour is read again.
        if (
          !(await isAnnounced(context, { chainId, safe: account, type: 'RECOVERY_ANNOUNCED', hash: transactionHash }))
        )
          drafts.push({
            chainId,
            address: account,
            type: 'RECOVERY_ANNOUNCED',
            at,
            details: { module, txHash: transactionHash },
          })
    }
    return drafts
  }

  const findAccountsWith = async (module: Address): Promise<Address[]> => {
    const rows = await db.drizzle
      .select({ address: safes.address })
      .from(safes)
      .where(and(eq(safes.chainId, chainId), sql`${safes.modules} @> ${JSON.stringify([module])}::jsonb`))
    return rows.map(({ address }) => address)
  }

  async function readTo(head: number, isStopping: () => boolean): Promise<void> {
    next ??= await firstBlock(head)
    while (next <= head && !isStopping()) {
      const to = Math.min(head, next + MOST_BLOCKS - 1)
      const drafts = await findAnnounced(next, to)
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
