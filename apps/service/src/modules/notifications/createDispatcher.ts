import { SafeEvent } from '@countersign/api'
import { and, asc, desc, eq, gt, lte, max } from 'drizzle-orm'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { deliveryCursors } from '../../db/schema/durableSchema.ts'
import { events } from '../../db/schema/schema.ts'
import type { PublishedEvent } from '../../events/EventBus.ts'
import type { DeliveryKind } from '../../metrics/createDeliveryMetrics.ts'
import { backOff, LONGEST_BACK_OFF_MS } from './backOff.ts'
import { createTaskTracer } from '../../telemetry/createTaskTracer.ts'
import type { Lead } from './createLead.ts'

/** A receiver of every event, in order. */
export type Receiver = {
  /** Must not change over restarts: the cursor of the receiver is stored under it. */
  name: string
  readonly kind: DeliveryKind
  wants(event: SafeEvent): boolean
  /**
   * Rejects when the delivery must be tried again later. Resolves with whether anything was sent or stored: only then is the place of the receiver
   * stored at once, so an event without effect may be delivered again after a crash.
   */
  deliver(published: PublishedEvent): Promise<boolean>
  /** True when there is no recipient, so that events can be skipped. Called after they were read or published. */
  isIdle?(): Promise<boolean>
  /** Does other work of the receiver. Returns the time of the next such work in epoch milliseconds; null for none. */
  work?(): Promise<number | null>
  /** What waits beside the events after the place of the receiver. */
  countWaiting?(): Promise<{ readonly count: number; readonly oldest: number | null }>
  /** Resolves when no delivery is in progress. */
  close?(): Promise<void>
}

export type Dispatcher = {
  /** Sets the cursors of new receivers to the newest event. */
  prepare(): Promise<void>
  /**
   * Delivers all due events. Returns the time of the next attempt in epoch milliseconds, null when nothing is due. Stops between two events
   * when `isStopped` returns true.
   * @param published the newest event that this process has published. A receiver without recipients skips to it, and reads none.
   */
  run(isStopped?: () => boolean, published?: () => number): Promise<number | null>
  /** Stores the places of the receivers. */
  flush(): Promise<void>
}

const PAGE = 100
/** A place after events without effect is stored so late: an update for each event would be the larger part of its computing. */
const STORE_MS = 10_000
/** A receiver that is further behind skips to the newest event; the lists of the API contain what it missed. */
export const MAX_BEHIND = 10_000
/** About 20 hours with the pauses of `backOff`; then the event is dropped, so that later ones are delivered. */
export const MAX_ATTEMPTS = 12

type Cursor = typeof deliveryCursors.$inferSelect

/**
 * Reads the stored events with one durable cursor per receiver, so an event is delivered at least once, in order, over crashes and
 * restarts, and waiting costs no memory. On PostgreSQL only one process does it at a time.
 */
export function createDispatcher(context: ServiceContext, receivers: readonly Receiver[], lead: Lead): Dispatcher {
  const { db, clock, monotonic, log, metrics } = context
  const traceTask = createTaskTracer(context.telemetry)
  /** The places, and what this process has stored of them. Valid until it loses the lease. */
  const places = new Map<string, Place>()

  async function readCursor(receiver: string): Promise<Cursor> {
    const where = eq(deliveryCursors.receiver, receiver)
    const [known] = await db.drizzle.select().from(deliveryCursors).where(where)
    if (known) return known
    const [newest] = await db.drizzle.select({ id: max(events.id) }).from(events)
    const begin = { receiver, eventId: newest?.id ?? 0, attempts: 0, nextAt: 0 }
    await db.drizzle.insert(deliveryCursors).values(begin).onConflictDoNothing()
    return begin
  }

  /** False when another process, which has the lease now, has moved the place further. */
  async function save(cursor: Cursor, term: number): Promise<boolean> {
    const { receiver } = cursor
    const known = places.get(receiver)
    if (known?.term === term && isSame(known.stored, cursor)) {
      places.set(receiver, { ...known, cursor })
      return true
    }
    places.delete(receiver)
    if (!(await write(cursor))) return false
    places.set(receiver, { term, cursor, stored: cursor, storedAt: monotonic() })
    return true
  }

  /** False when the stored place is further. */
  async function write({ receiver, ...row }: Cursor): Promise<boolean> {
    const moved = await db.drizzle
      .update(deliveryCursors)
      .set(row)
      .where(and(eq(deliveryCursors.receiver, receiver), lte(deliveryCursors.eventId, row.eventId)))
      .returning({ eventId: deliveryCursors.eventId })
    return moved.length > 0
  }

  /** This runs while events are delivered, so the place stays in memory. Without it the dispatcher reads the old place and delivers events again. */
  async function flushPlace(place: Place): Promise<void> {
    const { cursor, stored } = place
    if (isSame(stored, cursor)) return
    const isWritten = await write(cursor)
    if (places.get(cursor.receiver) !== place) return
    if (isWritten) places.set(cursor.receiver, { ...place, stored: cursor, storedAt: monotonic() })
    else places.delete(cursor.receiver)
  }

  /** For a place after events without effect. */
  async function advance(cursor: Cursor, term: number): Promise<boolean> {
    const known = places.get(cursor.receiver)
    const isRecent = known?.term === term && monotonic() - known.storedAt < STORE_MS
    if (!isRecent || cursor.attempts !== known.stored.attempts) return save(cursor, term)
    places.set(cursor.receiver, { ...known, cursor })
    return true
  }

  async function recallCursor(receiver: string, term: number): Promise<Cursor> {
    const known = places.get(receiver)
    if (known?.term === term) return known.cursor
    const cursor = await readCursor(receiver)
    places.set(receiver, { term, cursor, stored: cursor, storedAt: monotonic() })
    return cursor
  }

  const readPage = ({ eventId }: Cursor) =>
    db.drizzle
      .select({ id: events.id, body: events.body })
      .from(events)
      .where(gt(events.id, eventId))
      .orderBy(asc(events.id))
      .limit(PAGE)

  /** Null for a receiver that is not too far behind. */
  async function findJump({ receiver, eventId }: Cursor): Promise<number | null> {
    const [behind] = await db.drizzle
      .select({ id: events.id })
      .from(events)
      .where(gt(events.id, eventId))
      .orderBy(desc(events.id))
      .offset(MAX_BEHIND)
      .limit(1)
    if (!behind) return null
    log.warn(`${receiver} is more than ${MAX_BEHIND} events behind. The oldest are skipped.`)
    return behind.id
  }

  async function readNext(cursor: Cursor) {
    const rows = await readPage(cursor)
    const jump = rows.length === PAGE ? await findJump(cursor) : null
    return { rows: jump === null ? rows : await readPage({ ...cursor, eventId: jump }), jump }
  }

  /** Null when all were delivered; otherwise the time of the next attempt, null when it was stopped or another process delivers. */
  async function deliverAll(
    receiver: Receiver,
    wanted: readonly PublishedEvent[],
    { from, term, isStopped }: { from: Cursor; term: number; isStopped: () => boolean },
  ): Promise<{ until: number | null } | null> {
    let cursor = from
    for (const published of wanted) {
      // While this process has the lease, this is a look at its memory.
      if (isStopped() || (await lead.hold()) !== term) return { until: null }
      const { isSent, failure } = await attempt(receiver, published)
      if (failure !== null && cursor.attempts + 1 < MAX_ATTEMPTS) {
        const nextAt = clock() + backOff(cursor.attempts)
        if (cursor.attempts === 0)
          log.warn(`${receiver.name} could not be reached. The delivery is tried again.`, { failure })
        await save({ ...cursor, attempts: cursor.attempts + 1, nextAt }, term)
        return { until: nextAt }
      }
      const { id } = published
      if (failure !== null) {
        metrics.deliveries.failed(receiver.kind)
        log.error(`${receiver.name} did not accept an event after all attempts. The event is dropped.`, { failure, id })
      }
      cursor = { ...cursor, eventId: id, attempts: 0, nextAt: 0 }
      if ((isSent || failure !== null) && !(await save(cursor, term))) return { until: null }
    }
    return null
  }

  type Run = { readonly term: number; readonly isStopped: () => boolean; readonly published: () => number }

  async function serve(receiver: Receiver, { term, isStopped, published }: Run): Promise<number | null> {
    let cursor = await recallCursor(receiver.name, term)
    const waitMs = cursor.nextAt - clock()
    // A longer pause is never set, so the wall clock was set back.
    if (waitMs > 0 && waitMs <= LONGEST_BACK_OFF_MS) return cursor.nextAt
    const eventId = published()
    if (eventId > cursor.eventId && ((await receiver.isIdle?.()) ?? false)) {
      await advance({ ...cursor, eventId, attempts: 0, nextAt: 0 }, term)
      return null
    }
    for (;;) {
      const { rows, jump } = await readNext(cursor)
      if (jump !== null) cursor = { ...cursor, eventId: jump, attempts: 0 }
      const wanted = rows.flatMap(({ id, body }) => {
        // An event of an older version may be unknown now.
        const event = SafeEvent.safeParse(body)
        return event.success && receiver.wants(event.data) ? [{ id, event: event.data }] : []
      })
      if (wanted.length > 0 && !((await receiver.isIdle?.()) ?? false)) {
        const attributes = { 'countersign.receiver': receiver.name, 'countersign.events': wanted.length }
        const from = cursor
        const pause = await traceTask('deliver events', attributes, () =>
          deliverAll(receiver, wanted, { from, term, isStopped }),
        )
        if (pause !== null) return pause.until
      }
      const newest = rows.at(-1)
      if (newest) cursor = { ...cursor, eventId: newest.id, attempts: 0, nextAt: 0 }
      if (!(await advance(cursor, term)) || rows.length < PAGE) return null
    }
  }

  return {
    async prepare() {
      for (const { name } of receivers) await readCursor(name)
    },
    async run(isStopped = () => false, published = () => 0) {
      const term = await lead.hold()
      if (term === null) return null
      const due = await Promise.all(
        receivers.map(async (receiver) =>
          earlier(await serve(receiver, { term, isStopped, published }), (await receiver.work?.()) ?? null),
        ),
      )
      return due.reduce(earlier, null)
    },
    async flush() {
      const term = await lead.hold()
      for (const place of places.values()) if (place.term === term) await flushPlace(place)
    },
  }
}

type Place = {
  readonly term: number
  readonly cursor: Cursor
  readonly stored: Cursor
  /** Monotonic milliseconds. */
  readonly storedAt: number
}

const isSame = (a: Cursor, b: Cursor) => a.eventId === b.eventId && a.attempts === b.attempts && a.nextAt === b.nextAt

const earlier = (a: number | null, b: number | null) => (a === null ? b : b === null ? a : Math.min(a, b))

async function attempt(
  receiver: Receiver,
  published: PublishedEvent,
): Promise<{ isSent: boolean; failure: string | null }> {
  try {
    return { isSent: await receiver.deliver(published), failure: null }
  } catch (error) {
    return { isSent: false, failure: error instanceof Error ? error.message : String(error) }
  }
}
