import { and, isNotNull, isNull, lt, or } from 'drizzle-orm'
import type { Drizzle } from '../db/database/Database.ts'
import { notificationDevices } from '../db/schema/durableSchema.ts'
import { dropDevices } from '../db/durable/dropDevices.ts'
import type { HousekeepingContext } from './startHousekeeping.ts'

const DAY_MS = 86_400_000
const BATCH = 500

/** Deletes devices that were not registered again: unproven ones after a short time, others later. */
export async function expireDevices({
  clock,
  config,
  db,
  durable,
}: Omit<HousekeepingContext, 'journal' | 'log'>): Promise<void> {
  const { unprovenDeviceDays, deviceDays } = config.notifications
  const { uuid, updatedAt, provenAt } = notificationDevices
  const [unproven, proven] = [clock() - unprovenDeviceDays * DAY_MS, clock() - deviceDays * DAY_MS]
  const isPast = or(
    and(isNull(provenAt), lt(updatedAt, unproven)),
    and(isNotNull(provenAt), lt(provenAt, proven), lt(updatedAt, proven)),
  )
  const find = (tx: Drizzle) => tx.select({ uuid }).from(notificationDevices).where(isPast).limit(BATCH)
  // With the embedded database each write rewrites a file, so nothing is written without a change.
  while ((await find(db.drizzle)).length > 0)
    await durable.write(async (tx) => {
      const gone = await find(tx)
      await dropDevices(
        tx,
        gone.map((row) => row.uuid),
      )
    })
}
