import type { Drizzle } from '../../db/database/Database.ts'
import { storeEvents, type EventDraft } from '../../events/storeEvents.ts'
import type { IndexerParts } from './IndexerParts.ts'

/** Publishes events only after the transaction that caused them is committed. */
export async function commitChange(
  { db, bus, clock }: IndexerParts,
  run: (tx: Drizzle) => Promise<EventDraft[]>,
): Promise<void> {
  bus.publish(await db.transaction(async (tx) => storeEvents(tx, await run(tx), clock())))
}
