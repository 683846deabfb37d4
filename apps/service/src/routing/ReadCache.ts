import type { FastifyRequest } from 'fastify'
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
type Entry = StoredAnswer & { revision: string; bytes: number }

const MAX_BYTES = 32 * 1024 * 1024
const MAX_ENTRY_BYTES = 512 * 1024
/** Approximate size of an entry without its texts: map and bookkeeping. Without it, many small answers would exceed the limit. */
const ENTRY_BYTES = 1024
/** How often a page is read again when a write was committed between its statements, so that it is consistent. */
const ATTEMPTS = 3

export type ReadCache = {
  /** The current answer for `key`. `read` must compute it from the database alone. */
  answer(key: string, read: () => Promise<string>): Promise<StoredAnswer>
}

/** The key includes the host, because links in an answer begin with it. */
export const storedKey = ({ protocol, host, url }: Pick<FastifyRequest, 'protocol' | 'host' | 'url'>): string =>
  `${protocol}://${host}${url}`

/**
 * Caches answers until any write is committed. An unchanged revision proves that there was none, for every process on the database. So a
 * client reads its own writes, and no entry has to be invalidated by key.
 */
export function createReadCache(db: Pick<Database, 'revision'>): ReadCache {
  const entries = createUseOrder<Entry>()
  const pending = new Map<string, Promise<StoredAnswer>>()
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

  function find(key: string, revision: string): Entry | undefined {
    const entry = entries.use(key)
    return entry?.revision === revision ? entry : undefined
  }

  async function readWhole(key: string, revision: string, read: () => Promise<string>): Promise<StoredAnswer> {
    let before = revision
    for (let attempt = 1; ; attempt += 1) {
      const text = await read()
      const after = await db.revision()
      const answer: StoredAnswer = {
        text,
        packed: new Map(),
        weigh: (more) => weigh(key, text, more),
      }
      if (before === after)
        keep(key, { ...answer, revision: after, bytes: ENTRY_BYTES + 2 * (key.length + text.length) })
      if (before === after || attempt === ATTEMPTS) return answer
      before = after
    }
  }

  return {
    async answer(key, read) {
      const revision = await db.revision()
      const entry = find(key, revision)
      if (entry) return entry
      // Requests for the same key at the same revision share one computation.
      const question = `${revision} ${key}`
      const asked = pending.get(question) ?? readWhole(key, revision, read).finally(() => pending.delete(question))
      pending.set(question, asked)
      return asked
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
