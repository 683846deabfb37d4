import type { SafeEvent, SafeEventType } from '@countersign/api'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Drizzle } from '../db/database/Database.ts'
import { insertMany } from '../db/statements/insertMany.ts'
import { events } from '../db/schema/schema.ts'
import { BROKER_SETTING } from '../db/drivers/brokerSetting.ts'
import { projectionSchema } from '../db/migrate/projectionSchema.ts'
import type { PublishedEvent } from './EventBus.ts'
import { writeEventMessage } from './parseEventMessage.ts'
import { isNews } from './isNews.ts'

/** An event without an id. `at` is the time of the fact, epoch milliseconds. */
export type EventDraft = {
  chainId: string
  /** Absent when the event concerns every account of the chain. */
  address?: string
  type: SafeEventType
  at: number
  /** Stored however old the fact is: after an outage of the nodes it must still be announced. */
  isAlarm?: true
  details?: Record<string, string | number | boolean>
}

const Ids = z.array(z.object({ id: z.coerce.number() }))

const ORDER_LOCK = 0x6576_656e
export const EVENTS_CHANNEL = 'countersign_events'
/** PostgreSQL refuses a notification of 8,000 bytes; the name of the schema is in front of the events. */
const MOST_BYTES = 7800

/** Stores events in the transaction that writes their facts. Publish the result after the commit. */
export async function storeEvents(tx: Drizzle, drafts: readonly EventDraft[], now: number): Promise<PublishedEvent[]> {
  const news = drafts
    .filter(({ at, isAlarm }) => isAlarm || isNews(at, now))
    .map((draft) => ({ draft, event: toEvent(draft) }))
  if (news.length === 0) return []
  const rows = news.map(({ draft, event }) => ({
    chainId: draft.chainId,
    safe: event.address ? (event.address as `0x${string}`) : null,
    type: draft.type,
    body: event,
    at: now,
  }))
  const ids: number[] = []
  await insertMany(events, rows, async (part) => {
    // Ids must become visible in order; otherwise a client that resumes from the last id misses an event. They are given to rows that are joined with the lock.
    const written = await tx.execute(sql`
      insert into events (chain_id, safe, type, body, at)
      select part.* from (select pg_advisory_xact_lock(${ORDER_LOCK}::bigint)) as ordered cross join (${part}) as part returning id`)
    ids.push(...z.parse(Ids, written).map(({ id }) => id))
  })
  const published = news.flatMap(({ event }, position) => {
    const id = ids[position]
    return id === undefined ? [] : [{ id, event }]
  })
  const notification = notificationOf(published)
  await tx.execute(
    sql`select pg_notify(${EVENTS_CHANNEL}, ${notification}) where current_setting(${BROKER_SETTING}, true) is distinct from 'on'`,
  )
  return published
}

/** The events, with the schema whose ids they have; empty when they are too long for a notification. See `followEvents`. */
function notificationOf(published: readonly PublishedEvent[]): string {
  const message = writeEventMessage(published, MOST_BYTES)
  return message === null ? '' : `${projectionSchema()} ${message}`
}

const toEvent = ({ chainId, address, type, at, details }: EventDraft): SafeEvent => ({
  ...details,
  type,
  chainId,
  ...(address ? { address } : {}),
  timestamp: Math.floor(at / 1000),
})
