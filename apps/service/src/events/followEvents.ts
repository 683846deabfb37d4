import type { Address } from '@countersign/primitives'
import { asc, gt } from 'drizzle-orm'
import type { Logger } from '../logging/createLogger.ts'
import type { Database } from '../db/database/Database.ts'
import { projectionSchema } from '../db/migrate/projectionSchema.ts'
import { events } from '../db/schema/schema.ts'
import type { EventBus, PublishedEvent } from './EventBus.ts'
import { parseReads, READS_PREFIX } from './notifyReads.ts'
import { parseEventMessage } from './parseEventMessage.ts'
import type { EventBroker } from './openBroker.ts'
import { parseStoredEvent } from './parseStoredEvent.ts'
import { readNewestEvent } from './readNewestEvent.ts'
import { EVENTS_CHANNEL } from './storeEvents.ts'

const PAGE = 500

type Parts = {
  db: Pick<Database, 'drizzle' | 'listen'>
  bus: EventBus
  log: Logger
  broker?: EventBroker | undefined
  /** Applies records that a process of another version has appended; it applies them to its own tables only. */
  followJournal: () => Promise<void>
  /** Notes a read of an account at a process that only reads. */
  noteRead?: ((chainId: string, safe: Address) => void) | undefined
}

/**
 * Publishes the events of all processes on the database, in the order of their ids, each once. Their content comes with the notification of their
 * commit, or with a message of the broker; the table is read after a gap in the ids, and for events that are too long.
 * @returns reads the table, for messages that were lost
 */
export async function followEvents({
  db,
  bus,
  log,
  broker,
  followJournal,
  noteRead,
}: Parts): Promise<() => Promise<void>> {
  let last = await readNewestEvent(db.drizzle)
  let running: Promise<void> = Promise.resolve()

  async function publishNew(): Promise<void> {
    for (;;) {
      const rows = await db.drizzle.select().from(events).where(gt(events.id, last)).orderBy(asc(events.id)).limit(PAGE)
      const newestRow = rows.at(-1)
      if (!newestRow) return
      last = newestRow.id
      bus.publish(rows.map(parseStoredEvent))
      if (rows.length < PAGE) return
    }
  }

  /** Ids become visible in order, so there is nothing between two that follow each other. */
  async function take(published: readonly PublishedEvent[]): Promise<void> {
    const next = published.filter(({ id }) => id > last)
    if (next.some(({ id }, index) => id !== last + 1 + index)) return publishNew()
    last += next.length
    bus.publish(next)
  }

  const run = (task: () => Promise<void>) =>
    (running = running.then(task).catch((error: unknown) => {
      log.warn('New events could not be read. The next read includes them.', { error: String(error) })
    }))

  const takeNotification = (published: readonly PublishedEvent[] | null) =>
    void run(() => (published === null ? publishNew() : take(published)))

  broker?.subscribe(takeNotification)
  await db.listen(EVENTS_CHANNEL, (text = '') => {
    if (text === '') return takeNotification(null)
    const [schema, message] = splitOnce(text)
    if (schema === READS_PREFIX && message !== null)
      return parseReads(message).forEach(({ chainId, safe }) => noteRead?.(chainId, safe))
    const isOwn = schema === projectionSchema()
    if (message !== null) return isOwn ? takeNotification(parseEventMessage(message)) : undefined
    // A record was appended to the journal. Its writer applies it for this version, and the events have a notification of their own.
    if (isOwn) return
    void run(async () => {
      await followJournal()
      await publishNew()
    })
  })
  return () => run(publishNew)
}

/** The schema of the sender, and what follows it. */
function splitOnce(text: string): [schema: string, message: string | null] {
  const end = text.indexOf(' ')
  return end === -1 ? [text, null] : [text.slice(0, end), text.slice(end + 1)]
}
