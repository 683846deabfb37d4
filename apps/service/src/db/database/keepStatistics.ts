import { sql } from 'drizzle-orm'
import type { Logger } from '../../logging/createLogger.ts'
import type { Database } from './Database.ts'

const FIRST_AFTER_MS = 15_000
const EVERY_MS = 10 * 60_000

/**
 * The embedded database has no background process that collects table statistics, and without them the planner scans whole tables.
 * PostgreSQL collects its own.
 */
export function keepStatistics(db: Database, log: Logger, { firstAfterMs = FIRST_AFTER_MS, everyMs = EVERY_MS } = {}) {
  if (db.kind === 'postgres') return () => undefined
  const analyse = () => {
    db.drizzle.execute(sql`analyze`).catch((error: unknown) => log.warn(`Table statistics were not renewed: ${error}`))
    timer = setTimeout(analyse, everyMs)
    timer.unref()
  }
  let timer = setTimeout(analyse, firstAfterMs)
  timer.unref()
  return () => clearTimeout(timer)
}
