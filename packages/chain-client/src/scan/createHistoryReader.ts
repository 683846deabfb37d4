import * as z from 'zod/mini'
import { HashSchema } from '@countersign/api'
import { safeTopics } from '@countersign/ledger'
import { createListeners, type Address, type Hex } from '@countersign/primitives'
import { parseQuantity } from '../reads/parseQuantity.ts'
import { RpcError } from '../reads/RpcError.ts'
import type { KeyValue } from '../local/KeyValue.ts'
import type { AccountKey } from '../reads/AccountKey.ts'
import { fetchAccountLogs } from './fetchAccountLogs.ts'
import { HistoryRecord } from './HistoryRecord.ts'
import type { ReadableChain } from '../reads/ReadableChain.ts'
import { readMessages as messages } from '../reads/readMessages.ts'

/** Nodes accept from 100 to millions of blocks per request, and each reports its limit in its own words. */
const FIRST_RANGE = 9_000
const SMALLEST = 64
const LARGEST = 2_000_000
/** More logs than this in one answer is close to the limit of many nodes. */
const MANY_LOGS = 1_500

/** The next number of blocks per request, from the result of the last request. */
function tuneRange(range: number, outcome: { readonly logs: number } | 'refused'): number {
  if (outcome === 'refused') return Math.max(SMALLEST, Math.floor(range / 4))
  if (outcome.logs > MANY_LOGS) return Math.max(SMALLEST, Math.floor(range / 2))
  return Math.min(LARGEST, range * 2)
}

const isSmallest = (range: number): boolean => range <= SMALLEST

type ScanProgress = {
  readonly from: number
  readonly to: number
  readonly complete: boolean
  readonly reading: boolean
}

/** Reads an account's history from logs, newest blocks first, and stores it. */
export type HistoryReader = {
  /** Reads up to the head; the first run also reads older blocks for a while. @returns everything that was read so far */
  refresh(chain: ReadableChain, safe: Address): Promise<HistoryRecord>
  /** Reads older blocks for a while. It continues where the last run stopped, also on a later visit. */
  lookBack(chain: ReadableChain, safe: Address): Promise<HistoryRecord>
  progress(key: AccountKey): ScanProgress | null
  subscribe(listener: () => void): () => void
}

type Options = { readonly patienceMs?: number; readonly wait?: (ms: number) => Promise<void> }

/** The last blocks are read again, because the chain may replace them. */
const REORG_DEPTH = 128
const MOST_TRIES = 5
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/**
 * Reads the history of accounts from logs of their chains, without a service. Blocks that were read are not asked again.
 *
 * @param table where read logs are stored
 * @example
 * const history = createHistoryReader(table)
 */
export function createHistoryReader(
  table: KeyValue,
  { patienceMs = 6_000, wait = pause }: Options = {},
): HistoryReader {
  const running = new Map<string, Promise<HistoryRecord>>()
  const known = new Map<string, ScanProgress>()
  const { subscribe, notify } = createListeners()

  function tell(key: string, record: HistoryRecord, reading: boolean) {
    known.set(key, { from: record.from, to: record.to, complete: record.complete, reading })
    notify()
  }

  async function keep(key: string, record: HistoryRecord): Promise<HistoryRecord> {
    // A browser that refuses storage reads again on the next visit.
    await table.set(key, record).catch(() => undefined)
    tell(key, record, true)
    return record
  }

  /** The logs of a range, or of the part that the node accepted. Refused ranges are repeated later with fewer blocks. */
  async function readPart(
    chain: ReadableChain,
    safe: Address,
    from: number,
    to: number,
    range: number,
    isDown: boolean,
  ) {
    let size = range
    for (let attempt = 0; ; attempt++) {
      const [first, last] = isDown ? [Math.max(from, to - size + 1), to] : [from, Math.min(to, from + size - 1)]
      try {
        const logs = await fetchAccountLogs(chain, safe, first, last)
        return { logs, first, last, range: tuneRange(size, { logs: logs.length }) }
      } catch (error) {
        if (!(error instanceof RpcError) || (attempt >= MOST_TRIES && isSmallest(size))) throw error
        if (attempt >= 3 * MOST_TRIES) throw error
        size = tuneRange(Math.min(size, last - first + 1), 'refused')
        if (error.code === null) await wait(Math.min(8_000, 250 * 2 ** attempt))
      }
    }
  }

  async function forward(chain: ReadableChain, safe: Address, key: string, start: HistoryRecord, head: number) {
    let record = start
    while (record.to < head) {
      const part = await readPart(chain, safe, record.to + 1, head, record.range, false)
      const toHash = await blockHash(chain, part.last)
      if (toHash === null) return record
      record = await keep(key, {
        ...record,
        to: part.last,
        toHash,
        range: part.range,
        logs: [...record.logs, ...part.logs],
      })
    }
    return record
  }

  async function back(chain: ReadableChain, safe: Address, key: string, start: HistoryRecord) {
    let record = start
    const end = performance.now() + patienceMs
    while (!record.complete && record.from > 0) {
      const part = await readPart(chain, safe, 0, record.from - 1, record.range, true)
      const logs = [...part.logs, ...record.logs]
      record = await keep(key, {
        ...record,
        from: part.first,
        range: part.range,
        logs,
        complete: isWhole(part.first, logs, safe),
      })
      if (performance.now() >= end) break
    }
    return record
  }

  async function load(chain: ReadableChain, key: string, head: number): Promise<HistoryRecord | null> {
    const kept = HistoryRecord.safeParse(await table.get(key).catch(() => undefined))
    if (!kept.success || kept.data.to > head) return null
    const record = kept.data
    if ((await blockHash(chain, record.to)) === record.toHash) return record
    const to = record.to - REORG_DEPTH
    const toHash = to > record.from ? await blockHash(chain, to) : null
    if (toHash === null) return null
    return { ...record, to, toHash, logs: record.logs.filter(({ blockNumber }) => blockNumber <= to) }
  }

  /** One run per account at a time. Callers during a run get its result. */
  function once(chain: ReadableChain, safe: Address, goOn: boolean): Promise<HistoryRecord> {
    const key = keyOf({ chainId: chain.chainId, safe })
    const name = `${key}:${goOn}`
    const under = running.get(name)
    if (under) return under
    const run = (async () => {
      // Two kinds of run on one record would overwrite each other's blocks.
      await running.get(`${key}:${!goOn}`)?.catch(() => undefined)
      const head = Number(parseQuantity(await chain.ask('eth_blockNumber', [])))
      const loaded = await load(chain, key, head)
      if (loaded) tell(key, loaded, true)
      const record = loaded ? await forward(chain, safe, key, loaded, head) : await begin(chain, head)
      const done = goOn || !loaded ? await back(chain, safe, key, record) : record
      tell(key, done, false)
      return done
    })().finally(() => {
      running.delete(name)
      const last = known.get(key)
      if (last?.reading) known.set(key, { ...last, reading: false })
      notify()
    })
    running.set(name, run)
    return run
  }

  return {
    refresh: (chain, safe) => once(chain, safe, false),
    lookBack: (chain, safe) => once(chain, safe, true),
    progress: (key) => known.get(keyOf(key)) ?? null,
    subscribe,
  }
}

const keyOf = ({ chainId, safe }: AccountKey) => `${chainId}:${safe.toLowerCase()}`

async function begin(chain: ReadableChain, head: number): Promise<HistoryRecord> {
  const toHash = await blockHash(chain, head)
  if (toHash === null) throw new RpcError(messages.headMissing(head))
  return { kinds: 2, from: head + 1, to: head, toHash, complete: false, range: FIRST_RANGE, logs: [] }
}

/** Blocks before an account's setup contain nothing of the account. */
const isWhole = (from: number, logs: HistoryRecord['logs'], safe: Address): boolean =>
  from === 0 || logs.some(({ address, topics }) => address === safe && topics[0] === safeTopics.safeSetup)

const Block = z.nullable(z.object({ hash: HashSchema }))

async function blockHash(chain: ReadableChain, block: number): Promise<Hex | null> {
  const answer = await chain.ask('eth_getBlockByNumber', [`0x${block.toString(16)}`, false])
  return Block.safeParse(answer).data?.hash ?? null
}
