import { withinMoment } from '../clock/withinMoment.ts'
import type { Database } from '../db/database/Database.ts'
import { journalFaults } from '../db/schema/schema.ts'

const running = new WeakMap<Database, Promise<number | null>>()

/** The number of records that were set aside; null when the database does not answer immediately. Concurrent callers share one query. */
export async function countJournalFaults(db: Database): Promise<number | null> {
  let count = running.get(db)
  if (!count) {
    count = db.drizzle.$count(journalFaults).then(
      (faults) => faults,
      () => null,
    )
    running.set(db, count)
    void count.finally(() => running.delete(db))
  }
  return withinMoment(count)
}
