import type { NotificationDevice } from '@countersign/api'
import type { Address } from '@countersign/primitives'
import { asc, eq } from 'drizzle-orm'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import {
  notificationDevices as devices,
  notificationSubscriptions as subscriptions,
} from '../../db/schema/durableSchema.ts'

/** The devices that a wallet registered with a session or a signature, and what each follows in its name. */
export async function findDevicesOfSigner({ db }: ServiceContext, signer: Address): Promise<NotificationDevice[]> {
  const rows = await db.drizzle
    .select({
      device: devices,
      chainId: subscriptions.chainId,
      address: subscriptions.safe,
      types: subscriptions.types,
    })
    .from(subscriptions)
    .innerJoin(devices, eq(devices.uuid, subscriptions.deviceUuid))
    .where(eq(subscriptions.signer, signer))
    .orderBy(asc(devices.updatedAt), asc(devices.uuid), asc(subscriptions.chainId), asc(subscriptions.safe))
  const found = new Map<string, NotificationDevice>()
  for (const { device, chainId, address, types } of rows) {
    const known = found.get(device.uuid)
    const safes = [...(known?.safes ?? []), { chainId, address, notificationTypes: types }]
    found.set(device.uuid, {
      deviceUuid: device.uuid,
      deviceType: device.deviceType,
      pushService: device.endpoint === null ? null : new URL(device.endpoint).hostname,
      registeredAt: Number(device.updatedAt),
      reachedAt: device.provenAt,
      safes,
    })
  }
  return [...found.values()]
}
