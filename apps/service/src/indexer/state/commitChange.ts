import type { Drizzle } from '../../db/Database.ts'
import { storeEvents, type EventDraft } from '../../events/storeEvents.ts'
import type { IndexerParts } from './IndexerParts.ts'

/** Events go out only after what made them true can be read. */
export async function commitChange(
  { db, bus, clock }: IndexerParts,
  run: (tx: Drizzle) => Promise<EventDraft[]>,
): Promise<void> {
  bus.publish(await db.transaction(async (tx) => storeEvents(tx, await run(tx), clock())))
}
