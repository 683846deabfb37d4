import { setTimeout as wait } from 'node:timers/promises'
import { between, eq, sql } from 'drizzle-orm'
import type { EventBus } from '../events/EventBus.ts'
import { type EventDraft, storeEvents } from '../events/storeEvents.ts'
import type { Copy, Database, Drizzle } from '../db/database/Database.ts'
import { journalFaults, journalState } from '../db/schema/schema.ts'
import { applyJournalRecords } from './applyJournalRecords.ts'
import { type JournalEntry, type JournalRecord, toStorable, GENESIS_HASH, type JournalStore } from './JournalEntry.ts'
import { JournalError } from './JournalError.ts'
import { clearProjection } from '../db/migrate/clearProjection.ts'
import { createReplayProgress, type ReplayProgress } from './ReplayProgress.ts'
import type { Logger } from '../logging/createLogger.ts'
import { createIndexes, dropIndexes } from './createIndexes.ts'
import { linkAccountRecords } from './linkAccountRecords.ts'
import * as z from 'zod/mini'

/** Stores off-chain records durably and applies them, in one order for the whole process. */
export type JournalRecorder = {
  /**
   * Resolves when the entry is on disk, applied to the projection and published as an event, so that the next read contains it.
   * @throws {JournalError} `journal/not-applied` when the entry can never be applied; later entries are not blocked
   */
  record(entry: JournalEntry): Promise<void>
  /** Applies all records that the projection lacks; called at start and after a write of another process. */
  catchUp(): Promise<void>
  /** Applies new records of other processes; the journal is the one that `catchUp` compared. */
  follow(): Promise<void>
  /** In place of `catchUp` in a process that only reads: waits until the others have applied the records that exist now. */
  awaitOthers(): Promise<void>
  /** How much of the journal `catchUp` has applied. */
  readonly replay: Pick<ReplayProgress, 'percent' | 'isComplete'>
  /** See `JournalStore`. */
  readonly readNamed: JournalStore['readNamed']
  close(): Promise<void>
}

type Waiting = { entry: JournalEntry; resolve: () => void; reject: (error: unknown) => void }
type Parts = {
  db: Database
  store: JournalStore
  bus: EventBus
  clock: () => number
  log: Logger
  /** Time of the last indexed block of a chain. */
  blockTime?: (chainId: string) => number
  /** From so many records on, an empty database is filled without its secondary indexes. Tests use fewer. */
  longReplay?: number
}

/**
 * Records that are applied at once. Many, because the effects of a proposal, of its signatures and of its deletion then become one row, and
 * because a statement costs more than the rows in it. The next ones are read when these are applied: both in memory at once would cost more computing of
 * the garbage collector than the time that it saves.
 */
const CHUNK = 20_000
/** From so many records on, an empty database is filled without its secondary indexes. */
const LONG_REPLAY = 10_000
/** How often a process that only reads looks whether the others have applied the journal. */
const OTHERS_MS = 200
/** How often a long replay is logged. */
const TELL_MS = 10_000

export function createJournalRecorder({
  db,
  store,
  bus,
  clock,
  log,
  blockTime = () => 0,
  longReplay = LONG_REPLAY,
}: Parts): JournalRecorder {
  let queue: Waiting[] = []
  let isFlushing = false
  let hasFaults = false
  let isClosed = false
  const replay = createReplayProgress()
  /** The last applied record, while only this process writes the projection. */
  let reached: number | null = null
  let flushed: Promise<void> = Promise.resolve()

  /** @returns the last record in the projection now; null when none was missing */
  async function applyChunk(): Promise<number | null> {
    const after = reached ?? (await readState(db)).sequence
    reached = null
    // Read outside the transaction: the file store may have to read the whole file.
    const records = await store.readAfter(after, CHUNK)
    const last = records.at(-1)
    if (!last) return null
    try {
      if (!(await advance(records, after))) return after
    } catch (error) {
      if (!isFaultOfRecord(error)) throw error
      await applyEach(records, after)
      return after
    }
    // On PostgreSQL another process may apply the next record.
    if (db.kind === 'pglite') reached = last.sequence
    return last.sequence
  }

  type Apply = (tx: Drizzle, copy: Copy | null) => Promise<EventDraft[]>

  /** Applies records to the projection. Returns false and changes nothing when another process applied them first. */
  async function advance(
    records: readonly JournalRecord[],
    after: number,
    apply: Apply = (tx, copy) => applyJournalRecords(tx, records, clock(), copy),
  ): Promise<boolean> {
    const last = records.at(-1)
    if (!last) return true
    const published = await db.transaction(async (tx, copy) => {
      // The update locks the row for the whole transaction. The next round starts after the records that another process applied.
      if (!(await claimRecords(tx, after, last))) return null
      const drafts = await apply(tx, copy)
      return storeEvents(tx, drafts, clock())
    })
    if (published !== null) bus.publish(published)
    return published !== null
  }

  /** Applies records one by one, so that only the faulty record is left out. */
  async function applyEach(records: readonly JournalRecord[], from: number): Promise<void> {
    let after = from
    for (const record of records) {
      try {
        await advance([record], after)
      } catch (error) {
        if (!isFaultOfRecord(error)) throw error
        await setAside(record, after, error)
      }
      after = record.sequence
    }
  }

  /** Skips a faulty record. Its position in its account's hash chain is stored where that is possible. */
  async function setAside(record: JournalRecord, after: number, error: unknown): Promise<void> {
    const { sequence, hash, entry } = record
    const reason = toStorable(reasonOf(error).slice(0, 500))
    const note: Apply = async (tx) => {
      const row = { sequence, hash, kind: entry.kind, reason, at: clock() }
      await tx.insert(journalFaults).values(row).onConflictDoNothing()
      return []
    }
    hasFaults = true
    log.error('A record of the journal cannot be applied; it is set aside.', { sequence, kind: entry.kind, reason })
    try {
      await advance([record], after, async (tx) => {
        await linkAccountRecords(tx, [record])
        return note(tx, null)
      })
    } catch (again) {
      if (!isFaultOfRecord(again)) throw again
      await advance([record], after, note)
    }
  }

  async function findFaults(first: number, last: number): Promise<ReadonlyMap<number, string>> {
    // On PostgreSQL another process may have tried to apply it.
    if (db.kind === 'pglite' && !hasFaults) return new Map()
    const rows = await db.drizzle
      .select({ sequence: journalFaults.sequence, reason: journalFaults.reason })
      .from(journalFaults)
      .where(between(journalFaults.sequence, first, last))
    return new Map(rows.map(({ sequence, reason }) => [sequence, reason]))
  }

  /**
   * The times of record and block decide whether a removed owner signed before or after the removal. Block times may be ahead of this
   * clock; a record never gets an earlier time than a block that was indexed before it.
   */
  const stamp = (batch: readonly Waiting[]) =>
    Math.max(clock(), ...batch.map(({ entry }) => blockTime(entry.chainId) + 1))

  const catchUp = async (last = Infinity, isStopped = () => false) => {
    for (let place: number | null = 0; place !== null && place < last && !isStopped();) {
      place = await applyChunk()
      if (place !== null) replay.advance(place)
    }
  }

  async function keep(batch: readonly Waiting[]): Promise<void> {
    let last: number
    try {
      last = await store.append(
        batch.map(({ entry }) => entry),
        stamp(batch),
      )
    } catch (error) {
      // Nothing of the batch was stored. Each entry is tried alone, so that one that cannot be stored does not fail the others.
      if (batch.length > 1 && isFaultOfRecord(error)) for (const one of batch) await keep([one])
      else for (const { reject } of batch) reject(error)
      return
    }
    try {
      await catchUp(last)
      const first = last - batch.length + 1
      const faults = await findFaults(first, last)
      for (const [place, { resolve, reject }] of batch.entries()) {
        const reason = faults.get(first + place)
        if (reason === undefined) resolve()
        else reject(JournalError.notApplied(first + place, reason))
      }
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
  }

  // Entries that arrived during the last fsync share the next one.
  async function flush(): Promise<void> {
    while (queue.length > 0) {
      const batch = queue
      queue = []
      await keep(batch)
    }
    // Set in the same tick as the check of the queue, so that the next call to record starts a new flush.
    isFlushing = false
  }

  async function applyAll(): Promise<void> {
    reached = null
    const ends = await store.readEnds()
    const state = await readState(db)
    const hash = await store.hashAt(state.sequence)
    if (hash !== state.hash) {
      log.warn('The database was filled from another journal. It is rebuilt from this one and from the chains.', {
        sequence: state.sequence,
      })
      await db.transaction(clearProjection)
    }
    const applied = hash === state.hash ? state.sequence : 0
    replay.begin(applied, ends)
    if (applied === 0 && (ends?.last ?? (await readLast(db))) >= longReplay) await dropIndexes(db)
    const timer = setInterval(() => {
      log.info(`The journal is applied to the database: ${replay.percent() ?? 100} %`)
    }, TELL_MS)
    await catchUp(Infinity, () => isClosed).finally(() => clearInterval(timer))
    if (!isClosed) await createIndexes(db)
    if (isClosed) throw new Error('The service was stopped while it applied the journal.')
    const count = await db.drizzle.$count(journalFaults)
    hasFaults = count > 0
    if (hasFaults) log.error(`${count} records of the journal could not be applied and are set aside.`)
    replay.end()
  }

  async function awaitApplied(): Promise<void> {
    const last = await readLast(db)
    for (;;) {
      const { sequence } = await readState(db)
      replay.begin(0, { last, accounts: new Map() })
      replay.advance(sequence)
      if (sequence >= last) break
      if (isClosed) throw new Error('The service was stopped while another process applied the journal.')
      await wait(OTHERS_MS)
    }
    replay.end()
  }

  let replayed: Promise<void> = Promise.resolve()
  return {
    replay,
    record(entry) {
      return new Promise((resolve, reject) => {
        queue.push({ entry, resolve, reject })
        if (isFlushing) return
        isFlushing = true
        flushed = flush()
      })
    },
    catchUp: () => (replayed = applyAll()),
    awaitOthers: () => (replayed = awaitApplied()),
    follow: () => catchUp(),
    readNamed: store.readNamed,
    async close() {
      isClosed = true
      await replayed.catch(() => undefined)
      await flushed
      await store.close()
    },
  }
}

/** Moves the state of the projection from one record to a later one, in the transaction that applies what is between. @returns false when it is not there */
async function claimRecords(tx: Drizzle, after: number, { sequence, hash }: JournalRecord): Promise<boolean> {
  const isThere = eq(journalState.sequence, after)
  // Before the first record there may be no row.
  const claimed =
    after === 0
      ? await tx
          .insert(journalState)
          .values({ id: 1, sequence, hash })
          .onConflictDoUpdate({ target: journalState.id, set: { sequence, hash }, setWhere: isThere })
          .returning({ id: journalState.id })
      : await tx.update(journalState).set({ sequence, hash }).where(isThere).returning({ id: journalState.id })
  return claimed.length > 0
}

const Last = z.array(z.object({ last: z.coerce.number() }))

async function readLast(db: Database): Promise<number> {
  const rows = await db.drizzle.execute(sql`select coalesce(max(sequence), 0) as last from journal`)
  return z.parse(Last, rows)[0]?.last ?? 0
}

async function readState(db: Database): Promise<{ sequence: number; hash: string }> {
  const [row] = await db.drizzle.select().from(journalState)
  return row ?? { sequence: 0, hash: GENESIS_HASH }
}

/** Invalid data, violated keys, limits of a statement: a retry fails in the same way. */
const LASTING_SQLSTATE = /^(21|22|23|42|54)[0-9A-Z]{3}$/

/**
 * Whether the record itself is the cause of the failure, and not a temporary condition: a lost connection, a full disk, a conflict.
 * Temporary failures are retried; a record that can never be applied would block all others.
 */
function isFaultOfRecord(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && typeof error.code === 'string' && LASTING_SQLSTATE.test(error.code)) return true
  if (error instanceof TypeError || error instanceof RangeError || error instanceof SyntaxError) return true
  return error instanceof z.core.$ZodError || isFaultOfRecord(error.cause)
}

/** The innermost message: that of a failed statement would repeat all its values. */
function reasonOf(error: unknown): string {
  if (error instanceof Error && error.cause !== undefined) return reasonOf(error.cause)
  return error instanceof Error ? error.message : String(error)
}
