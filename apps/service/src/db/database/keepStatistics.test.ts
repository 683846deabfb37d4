import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createLogger } from '../../logging/createLogger.ts'
import { openTestDatabase } from '../../testing/openTestDatabase.ts'
import type { Database } from './Database.ts'
import { keepStatistics } from './keepStatistics.ts'

let db: Database
beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())

test('behavior: the embedded database collects table statistics', async () => {
  await db.drizzle.execute(sql`create table counted as select generate_series(1, 1000) as id`)
  const stop = keepStatistics(db, createLogger('silent', Date.now), { firstAfterMs: 1, everyMs: 60_000 })
  await vi.waitFor(
    async () => {
      const rows = await db.drizzle.execute(sql`select reltuples::int as n from pg_class where relname = 'counted'`)
      expect(rows).toEqual([{ n: 1000 }])
    },
    { timeout: 20_000 },
  )
  stop()
})
