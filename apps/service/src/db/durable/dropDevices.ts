import { inArray } from 'drizzle-orm'
import type { Drizzle } from '../database/Database.ts'
import { notificationDevices as devices, notificationSubscriptions as subscriptions } from '../schema/durableSchema.ts'

/** Deletes the devices with their subscriptions. @returns the number of deleted devices */
export async function dropDevices(tx: Drizzle, uuids: readonly string[]): Promise<number> {
  if (uuids.length === 0) return 0
  await tx.delete(subscriptions).where(inArray(subscriptions.deviceUuid, [...uuids]))
  const gone = await tx
    .delete(devices)
    .where(inArray(devices.uuid, [...uuids]))
    .returning({ uuid: devices.uuid })
  return gone.length
}
