import type { Database } from '../db/Database.ts'
import { createUseOrder } from '../cache/createUseOrder.ts'
import { type PackedBody, packBody } from './packBody.ts'
import type { Asked } from './readAsked.ts'

/** What goes out besides the date and the id of the request: names and values of headers in turn, and the bytes. */
export type SentAnswer = {
  /** By its template, for the counting. */
  route: string
  onServe: (() => void) | undefined
  headers: readonly string[]
  body: Buffer
}

/** An answer, and how it went out to those who accept the same encodings. */
export type StoredAnswer = {
  text: string
  packed: Map<string, PackedBody>
  sent: Map<string, SentAnswer>
  /** To be told of what is put into these maps: it is kept as long as the text. */
  weigh(bytes: number): void
}
type Entry = StoredAnswer & { revision: string; bytes: number }

const MAX_BYTES = 32 * 1024 * 1024
const MAX_ENTRY_BYTES = 512 * 1024
/** An entry without its texts: maps and bookkeeping. Many small answers cost more than a few large ones. */
const ENTRY_BYTES = 1024
/** A page over several statements, and a write between them: it is read again rather than told half and half. */
const ATTEMPTS = 3

export type ReadCache = {
  /** The answer under `key`, as the database would give it now. `read` says it from the database and from nothing else. */
  answer(key: string, read: () => Promise<string>): Promise<StoredAnswer>
  /** The same without waiting, when it is there and the revision is known without asking for it. */
  peek(key: string): StoredAnswer | undefined
}

/** Links in an answer begin with the host that was asked. */
export const storedKey = ({ protocol, host, url }: Pick<Asked, 'protocol' | 'host'> & { url: string }): string =>
  `${protocol}://${host}${url}`

/**
 * Answers for as long as nothing at all was written: a revision that did not change says so, for every process on the
 * database. So a client reads its own writes, and no entry has to be invalidated by key.
 */
export function createReadCache(db: Pick<Database, 'revision' | 'knownRevision'>): ReadCache {
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
    // Sent while it was forgotten, or replaced by a newer one.
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
        sent: new Map(),
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
    peek(key) {
      const revision = db.knownRevision?.()
      return revision === undefined ? undefined : find(key, revision)
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
    // Not packed, it is the text itself.
    if (packed.encoding !== null) answer.weigh(packed.body.length)
  }
  return packed
}
