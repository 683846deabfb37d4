import { desc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../db/database/Database.ts'
import { projectionSchema } from '../db/migrate/projectionSchema.ts'
import { EVENTS_CHANNEL } from '../events/storeEvents.ts'
import { journal } from '../db/schema/schema.ts'
import { canonicalJson } from './canonicalJson.ts'
import { JournalError } from './JournalError.ts'
import { chainEntries, decodeRecord, GENESIS_HASH, type JournalStore } from './JournalEntry.ts'
import { readTableRecords } from './readTableRecords.ts'

const APPEND_LOCK = 0x6a6f_7572
/** Bytes that are read at a time: a record may have a megabyte. */
const MAX_BYTES = 16 * 1024 * 1024

/** The journal as a table of PostgreSQL: never dropped, committed synchronously whatever the server's default is. */
export function openTableJournal(db: Database, maxBytes = MAX_BYTES): JournalStore {
  return {
    append: (entries, at) =>
      db.transaction(async (tx) => {
        await tx.execute(sql`set local synchronous_commit = on`)
        await tx.execute(sql`select pg_advisory_xact_lock(${APPEND_LOCK})`)
        const { sequence, hash } = journal
        const [last] = await tx.select({ sequence, hash }).from(journal).orderBy(desc(sequence)).limit(1)
        const records = chainEntries(entries, last ?? { sequence: 0, hash: GENESIS_HASH }, at)
        await tx.insert(journal).values(records)
        // For processes of other versions, see `followEvents`.
        await tx.execute(sql`select pg_notify(${EVENTS_CHANNEL}, ${projectionSchema()})`)
        return records.at(-1)?.sequence ?? last?.sequence ?? 0
      }),
    async readAfter(sequence, limit) {
      const rows = await readTableRecords(db.drizzle, { sequence, limit, maxBytes })
      return rows.map(decodeRecord)
    },
    async hashAt(sequence) {
      if (sequence === 0) return GENESIS_HASH
      const [row] = await db.drizzle.select({ hash: journal.hash }).from(journal).where(eq(journal.sequence, sequence))
      return row?.hash
    },
    readEnds: () => Promise.resolve(null),
    async readNamed(session, names) {
      const numbers = names.map(({ sequence }) => sequence)
      const rows = await session.select().from(journal).where(inArray(journal.sequence, numbers))
      const found = new Map(rows.map((row) => [row.sequence, row]))
      return names.map(({ sequence, hash }) => {
        const record = found.get(sequence)
        if (record?.hash !== hash) throw JournalError.changed(sequence)
        return { ...record, canonical: canonicalJson(record.entry) }
      })
    },
    close: () => Promise.resolve(),
  }
}
