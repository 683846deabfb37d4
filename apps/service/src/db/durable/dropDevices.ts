import { inArray } from 'drizzle-orm'
import type { Drizzle } from '../database/Database.ts'
import { notificationDevices as devices, notificationSubscriptions as subscriptions } from '../schema/durableSchema.ts'

/** With everything they follow. @returns how many there were */
export async function dropDevices(tx: Drizzle, uuids: readonly string[]): Promise<number> {
  if (uuids.length === 0) return 0
  await tx.delete(subscriptions).where(inArray(subscriptions.deviceUuid, [...uuids]))
  const gone = await tx
    .delete(devices)
    .where(inArray(devices.uuid, [...uuids]))
    .returning({ uuid: devices.uuid })
  return gone.length
}
