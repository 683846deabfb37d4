import { asc, gt, max } from 'drizzle-orm'
import { SafeEvent } from '@countersign/api'
import type { Logger } from '../logging/createLogger.ts'
import type { Database } from '../db/database/Database.ts'
import { projectionSchema } from '../db/migrate/projectionSchema.ts'
import { events } from '../db/schema/schema.ts'
import type { EventBus } from './EventBus.ts'
import { EVENTS_CHANNEL } from './storeEvents.ts'

const PAGE = 500

/**
 * Publishes the events of all processes on the database, in the order of their ids, each once.
 * @param followJournal applies records that a process of another version has appended; it applies them to its own tables only
 */
export async function followEvents(
  db: Database,
  bus: EventBus,
  log: Logger,
  followJournal: () => Promise<void>,
): Promise<void> {
  const [newest] = await db.drizzle.select({ id: max(events.id) }).from(events)
  let last = newest?.id ?? 0
  let running: Promise<void> = Promise.resolve()

  async function publishNew(): Promise<void> {
    for (;;) {
      const rows = await db.drizzle.select().from(events).where(gt(events.id, last)).orderBy(asc(events.id)).limit(PAGE)
      const newestRow = rows.at(-1)
      if (!newestRow) return
      last = newestRow.id
      bus.publish(rows.map((row) => ({ id: row.id, event: SafeEvent.parse(row.body) })))
    }
  }

  await db.listen(EVENTS_CHANNEL, (text) => {
    const isOfOther = text !== '' && text !== projectionSchema()
    running = running
      .then(() => (isOfOther ? followJournal() : undefined))
      .then(publishNew)
      .catch((error: unknown) => {
        log.warn('New events could not be read. The next read includes them.', { error: String(error) })
      })
  })
}
