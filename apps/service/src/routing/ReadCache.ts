import type { Address } from '@countersign/primitives'
import type { FastifyRequest } from 'fastify'
import { accountKey, type ChangeKey, sharedKey, wholeChainKey } from '../db/changes/ChangeKey.ts'
import type { AnswerSource } from '../metrics/createMetrics.ts'
import type { Database } from '../db/database/Database.ts'
import { createUseOrder } from '../cache/createUseOrder.ts'
import { type PackedBody, packBody } from './packBody.ts'

/** A cached answer, with its compressed forms. */
export type StoredAnswer = {
  text: string
  packed: Map<string, PackedBody>
  /** Reports the size of what is added to the map, which lives as long as the text. */
  weigh(bytes: number): void
}
type Computed = { readonly answer: StoredAnswer; readonly from: AnswerSource }
type Entry = StoredAnswer & { keys: ReadonlySet<ChangeKey>; since: number; bytes: number }

const MAX_BYTES = 32 * 1024 * 1024
const MAX_ENTRY_BYTES = 512 * 1024
/** Approximate size of an entry without its texts: map and bookkeeping. Without it, many small answers would exceed the limit. */
const ENTRY_BYTES = 1024
/** How often a page is read again when a write was committed between its statements, so that it is consistent. */
const ATTEMPTS = 3

/** Names what an answer depends on: an account with the tokens of its chain, or `*` for every account of the chain. */
export type Uses = (chainId: string, safe: Address | '*') => void

export type ReadCache = {
  /**
   * The current answer for `key`. `read` must compute it from the database alone, and name each account whose rows it reads. An answer
   * without a name is not cached.
   */
  answer(key: string, read: (uses: Uses) => Promise<string>): Promise<StoredAnswer>
}

/** The key includes the host, because links in an answer begin with it. */
export const storedKey = ({ protocol, host, url }: Pick<FastifyRequest, 'protocol' | 'host' | 'url'>): string =>
  `${protocol}://${host}${url}`

/**
 * Caches each answer until a commit changes one of its accounts, or the tokens of its chain. Before an answer is sent, the changes of every
 * process on the database are known, so a client reads its own writes, also when another process accepted them.
 * @param onAnswer called for each answer
 * @param epoch answers of an earlier epoch are not sent
 */
export function createReadCache(
  { changes, readChanges, readFromReplica }: Pick<Database, 'changes' | 'readChanges' | 'readFromReplica'>,
  onAnswer: (from: AnswerSource) => void = () => undefined,
  epoch: () => number = () => 0,
): ReadCache {
  const entries = createUseOrder<Entry>()
  const pending = new Map<string, Promise<Computed>>()
  let bytes = 0

  function forget(key: string): void {
    bytes -= entries.get(key)?.bytes ?? 0
    entries.delete(key)
  }

  function keep(key: string, entry: Entry): void {
    forget(key)
    if (entry.bytes > MAX_ENTRY_BYTES) return
    entries.set(key, entry)
    bytes += entry.bytes
    evict()
  }

  function weigh(key: string, text: string, more: number): void {
    const entry = entries.get(key)
    // The entry was evicted or replaced while it was being compressed.
    if (entry?.text !== text) return
    entry.bytes += more
    bytes += more
    evict()
  }

  function evict(): void {
    for (const oldest of entries.keys()) {
      if (bytes <= MAX_BYTES) return
      forget(oldest)
    }
  }

  function find(key: string): Entry | undefined {
    const entry = entries.use(key)
    return entry && !changes.hasChanged(entry.keys, entry.since) ? entry : undefined
  }

  async function readWhole(key: string, read: (uses: Uses) => Promise<string>): Promise<Computed> {
    for (let attempt = 1; ; attempt += 1) {
      const since = changes.position()
      const keys = new Set<ChangeKey>()
      const uses: Uses = (chainId, safe) => {
        if (safe === '*') return void keys.add(wholeChainKey(chainId))
        keys.add(accountKey(chainId, safe)).add(sharedKey(chainId))
      }
      const { value: text, isFromReplica } = await readFromReplica(() => read(uses))
      await readChanges()
      const isWhole = keys.size === 0 ? changes.position() === since : !changes.hasChanged(keys, since)
      const answer: StoredAnswer = {
        text,
        packed: new Map(),
        weigh: (more) => weigh(key, text, more),
      }
      if (isWhole && keys.size > 0)
        keep(key, { ...answer, keys, since, bytes: ENTRY_BYTES + 2 * (key.length + text.length) })
      if (isWhole || attempt === ATTEMPTS) return { answer, from: isFromReplica ? 'replica' : 'database' }
    }
  }

  return {
    async answer(name, read) {
      await readChanges()
      const key = `${epoch()} ${name}`
      const entry = find(key)
      if (entry) {
        onAnswer('cache')
        return entry
      }
      // Requests for the same key share one computation, unless there was a change since it began.
      const question = `${changes.position()} ${key}`
      const asked = pending.get(question) ?? readWhole(key, read).finally(() => pending.delete(question))
      pending.set(question, asked)
      const { answer, from } = await asked
      onAnswer(from)
      return answer
    },
  }
}

/** The answer in the best encoding that the client takes; it is packed once. */
export async function packStored(answer: StoredAnswer, accepted: string): Promise<PackedBody> {
  const known = answer.packed.get(accepted)
  if (known) return known
  const packed = await packBody(answer.text, accepted)
  if (answer.packed.size < 4) {
    answer.packed.set(accepted, packed)
    // Without compression the body is the text itself, which is already counted.
    if (packed.encoding !== null) answer.weigh(packed.body.length)
  }
  return packed
}
