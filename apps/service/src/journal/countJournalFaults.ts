import { setTimeout } from 'node:timers/promises'
import type { Database } from '../db/database/Database.ts'
import { journalFaults } from '../db/schema/schema.ts'

const PATIENCE_MS = 150
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
  const late = new AbortController()
  const timeout = setTimeout(PATIENCE_MS, null, { signal: late.signal }).catch(() => null)
  try {
    return await Promise.race([count, timeout])
  } finally {
    late.abort()
  }
}
