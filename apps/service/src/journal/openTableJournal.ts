import { asc, desc, eq, gt, sql } from 'drizzle-orm'
import type { Database, Drizzle } from '../db/database.ts'
import { journal } from '../db/schema.ts'
import { chainEntries, decodeRecord, GENESIS_HASH, type JournalStore } from './journalStore.ts'

const APPEND_LOCK = 0x6a6f_7572

/** The journal as a table of PostgreSQL: never dropped, committed synchronously whatever the server's default is. */
export function openTableJournal(db: Database): JournalStore {
  return {
    append: (entries, at) =>
      db.transaction(async (tx) => {
        await tx.execute(sql`set local synchronous_commit = on`)
        await tx.execute(sql`select pg_advisory_xact_lock(${APPEND_LOCK})`)
        const [last] = await tx.select().from(journal).orderBy(desc(journal.sequence)).limit(1)
        await tx.insert(journal).values(chainEntries(entries, last ?? { sequence: 0, hash: GENESIS_HASH }, at))
      }),
    async readAfter(sequence, limit) {
      const rows = await readRows(db.drizzle, sequence, limit)
      return rows.map(decodeRecord)
    },
    async hashAt(sequence) {
      if (sequence === 0) return GENESIS_HASH
      const [row] = await db.drizzle.select({ hash: journal.hash }).from(journal).where(eq(journal.sequence, sequence))
      return row?.hash
    },
    close: () => Promise.resolve(),
  }
}

const readRows = (tx: Drizzle, sequence: number, limit: number) =>
  tx.select().from(journal).where(gt(journal.sequence, sequence)).orderBy(asc(journal.sequence)).limit(limit)
