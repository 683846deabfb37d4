import { asc, gt, max } from 'drizzle-orm'
import { SafeEvent } from '@countersign/api'
import type { Logger } from '../logging/createLogger.ts'
import type { Database } from '../db/database/Database.ts'
import { projectionSchema } from '../db/migrate/projectionSchema.ts'
import { events } from '../db/schema/schema.ts'
import type { EventBus, PublishedEvent } from './EventBus.ts'
import type { EventBroker } from './openBroker.ts'
import { EVENTS_CHANNEL } from './storeEvents.ts'

const PAGE = 500

type Parts = {
  db: Pick<Database, 'drizzle' | 'listen'>
  bus: EventBus
  log: Logger
  broker?: EventBroker | undefined
  /** Applies records that a process of another version has appended; it applies them to its own tables only. */
  followJournal: () => Promise<void>
}

/**
 * Publishes the events of all processes on the database, in the order of their ids, each once. With a broker their content comes with its
 * messages; the table is read only after a gap in the ids.
 * @returns reads the table, for messages that were lost
 */
export async function followEvents({ db, bus, log, broker, followJournal }: Parts): Promise<() => Promise<void>> {
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

  /** Ids become visible in order, so there is nothing between two that follow each other. */
  async function take(published: readonly PublishedEvent[]): Promise<void> {
    for (const one of published) {
      if (one.id <= last) continue
      if (one.id > last + 1) return publishNew()
      last = one.id
      bus.publish([one])
    }
  }

  const run = (task: () => Promise<void>) =>
    (running = running.then(task).catch((error: unknown) => {
      log.warn('New events could not be read. The next read includes them.', { error: String(error) })
    }))

  broker?.subscribe((published) => void run(() => (published === null ? publishNew() : take(published))))
  await db.listen(EVENTS_CHANNEL, (text) => {
    // The events of a record come with a message of the broker.
    if (broker !== undefined && text === projectionSchema()) return
    const isOfOther = text !== '' && text !== projectionSchema()
    void run(async () => {
      if (isOfOther) await followJournal()
      await publishNew()
    })
  })
  return () => run(publishNew)
}
