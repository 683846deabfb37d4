import type { EventBus } from '../events/eventBus.ts'
import { storeEvents } from '../events/storeEvents.ts'
import type { Database } from '../db/database.ts'
import { journalState } from '../db/schema.ts'
import { applyJournalRecords } from './applyJournalRecords.ts'
import type { JournalEntry } from './journalEntry.ts'
import { clearProjection } from '../db/clearProjection.ts'
import type { Logger } from '../context.ts'
import { GENESIS_HASH, type JournalStore } from './journalStore.ts'

/** Makes off-chain facts durable and visible, in one order for the whole process. */
export type JournalRecorder = {
  /** Resolves when the entry is on disk, in the projection and announced: the next read sees it. */
  record(entry: JournalEntry): Promise<void>
  /** Brings the projection up to the end of the journal; at start, and after another process wrote. */
  catchUp(): Promise<void>
  close(): Promise<void>
}

type Waiting = { entry: JournalEntry; resolve: () => void; reject: (error: unknown) => void }
type Parts = {
  db: Database
  store: JournalStore
  bus: EventBus
  clock: () => number
  log: Logger
  /** Time of the last block that is in the index of a chain. */
  blockTime?: (chainId: string) => number
}

const CHUNK = 500

export function createJournalRecorder({ db, store, bus, clock, log, blockTime = () => 0 }: Parts): JournalRecorder {
  let queue: Waiting[] = []
  let isFlushing = false
  let flushed: Promise<void> = Promise.resolve()

  async function applyChunk(): Promise<number> {
    const state = await readState(db)
    // Read outside the transaction: the file store may have to go through the whole file.
    const records = await store.readAfter(state.sequence, CHUNK)
    const last = records.at(-1)
    if (!last) return 0
    const published = await db.transaction(async (tx) => {
      // The first record needs a row to lock as much as every other.
      await tx.insert(journalState).values({ id: 1, sequence: 0, hash: GENESIS_HASH }).onConflictDoNothing()
      const locked = await tx.select().from(journalState).for('update')
      // Another process was faster; the next round starts behind it.
      if ((locked[0]?.sequence ?? 0) !== state.sequence) return []
      const drafts = await applyJournalRecords(tx, records)
      const row = { id: 1, sequence: last.sequence, hash: last.hash }
      await tx.insert(journalState).values(row).onConflictDoUpdate({ target: journalState.id, set: row })
      return storeEvents(tx, drafts, clock())
    })
    bus.publish(published)
    return records.length
  }

  /**
   * Whether a removed owner signed before or after is read from the times of record and block. Blocks may be ahead of this
   * clock; a record is never before a block that was in the index when it was made.
   */
  const stamp = (batch: readonly Waiting[]) =>
    Math.max(clock(), ...batch.map(({ entry }) => blockTime(entry.chainId) + 1))

  const catchUp = async () => {
    while ((await applyChunk()) > 0);
  }

  // Everybody who came while the disk was busy shares the next fsync.
  async function flush(): Promise<void> {
    while (queue.length > 0) {
      const batch = queue
      queue = []
      try {
        await store.append(
          batch.map(({ entry }) => entry),
          stamp(batch),
        )
        await catchUp()
        for (const { resolve } of batch) resolve()
      } catch (error) {
        for (const { reject } of batch) reject(error)
      }
    }
    // In the same step as the look at the queue: whoever comes next must find that nobody is at work.
    isFlushing = false
  }

  return {
    record(entry) {
      return new Promise((resolve, reject) => {
        queue.push({ entry, resolve, reject })
        if (isFlushing) return
        isFlushing = true
        flushed = flush()
      })
    },
    async catchUp() {
      const state = await readState(db)
      const hash = await store.hashAt(state.sequence)
      if (hash !== state.hash) {
        log.warn('The database was filled from another journal; it is rebuilt from this one and from the chains.', {
          sequence: state.sequence,
        })
        await db.transaction(clearProjection)
      }
      await catchUp()
    },
    async close() {
      await flushed
      await store.close()
    },
  }
}

async function readState(db: Database): Promise<{ sequence: number; hash: string }> {
  const [row] = await db.drizzle.select().from(journalState)
  return row ?? { sequence: 0, hash: GENESIS_HASH }
}
