import type { FollowedSafes, NotificationType } from '@countersign/api'
import { type Address, checksumAddress } from '@countersign/primitives'
import { and, eq, inArray, isNotNull, ne, or, sql } from 'drizzle-orm'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import type { Drizzle } from '../../db/database/Database.ts'
import {
  notificationDevices as devices,
  notificationSubscriptions as subscriptions,
} from '../../db/schema/durableSchema.ts'
import { insertMany } from '../../db/statements/insertMany.ts'
import { dropDevices } from '../../db/durable/dropDevices.ts'
import { makeRoom } from './makeRoom.ts'

export type DeviceRow = typeof devices.$inferSelect
export type Registration = {
  device: Omit<DeviceRow, 'updatedAt' | 'provenAt' | 'client'>
  /** The client, as identified by `markClient`. */
  client: string
  safes: FollowedSafes
  /** Wallets with a session or signature at the device; with an empty list one subscription without signer is stored. */
  signers: readonly Address[]
  /** All earlier subscriptions of the device are deleted, not only those that are named again. */
  replaces: boolean
}

/** The signer of a subscription that was registered without a signature. */
export const ANONYMOUS = ''
/** Serializes registrations of all processes, because limits count rows that others write at the same time. */
const REGISTRATION_LOCK = 0x6465_7669

/** @throws ServiceError devices/too-many */
export async function registerDevice(context: ServiceContext, registration: Registration): Promise<void> {
  const { device, client, replaces } = registration
  await context.durable.write(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${REGISTRATION_LOCK}::bigint)`)
    await dropDevices(tx, await findReplaced(tx, device))
    const [known] = await tx.select().from(devices).where(eq(devices.uuid, device.uuid))
    const isSame = known !== undefined && known.endpoint === device.endpoint
    const row = { ...device, client, provenAt: isSame ? known.provenAt : null, updatedAt: context.clock() }
    await tx.insert(devices).values(row).onConflictDoUpdate({ target: devices.uuid, set: row })
    if (replaces) await tx.delete(subscriptions).where(eq(subscriptions.deviceUuid, device.uuid))
    await subscribe(tx, registration)
    await makeRoom(context, tx, row)
  })
}

async function subscribe(tx: Drizzle, { device, safes, signers }: Registration): Promise<void> {
  const wanted = new Map<string, typeof subscriptions.$inferInsert>()
  for (const { chainId, address, notificationTypes } of safes) {
    const key = { deviceUuid: device.uuid, chainId, safe: checksumAddress(address) }
    const types = [...new Set(notificationTypes)]
    for (const signer of signers.length > 0 ? signers : [ANONYMOUS])
      wanted.set(`${chainId}:${key.safe}:${signer}`, { ...key, signer, types })
  }
  const rows = [...wanted.values()]
  const ended = rows.filter(({ types }) => types.length === 0)
  if (ended.length > 0) await tx.delete(subscriptions).where(or(...ended.map(matching)))
  const { deviceUuid, chainId, safe, signer } = subscriptions
  await insertMany(
    subscriptions,
    rows.filter(({ types }) => types.length > 0),
    (part) =>
      tx
        .insert(subscriptions)
        .select(part)
        .onConflictDoUpdate({ target: [deviceUuid, chainId, safe, signer], set: { types: sql`excluded.types` } }),
  )
}

/** A token or endpoint identifies a device, whatever id it had before. */
async function findReplaced(
  tx: Drizzle,
  { uuid, cloudMessagingToken, endpoint }: Registration['device'],
): Promise<string[]> {
  const same = [
    ...(cloudMessagingToken === null ? [] : [eq(devices.cloudMessagingToken, cloudMessagingToken)]),
    ...(endpoint === null ? [] : [eq(devices.endpoint, endpoint)]),
  ]
  const rows = await tx
    .select({ uuid: devices.uuid })
    .from(devices)
    .where(and(ne(devices.uuid, uuid), or(...same)))
  return rows.map((row) => row.uuid)
}

export async function removeDevice({ durable }: ServiceContext, uuid: string): Promise<boolean> {
  return durable.write(async (tx) => (await dropDevices(tx, [uuid])) > 0)
}

/** A push service accepted a message for these devices, so they exist. */
export async function markProven({ durable, clock }: ServiceContext, uuids: readonly string[]): Promise<void> {
  await durable.write(async (tx) => {
    await tx
      .update(devices)
      .set({ provenAt: clock() })
      .where(inArray(devices.uuid, [...uuids]))
  })
}

/** True when it existed. No signature is needed, because only the browser knows the endpoint. */
export async function removeEndpoint({ durable }: ServiceContext, endpoint: string): Promise<boolean> {
  return durable.write(async (tx) => {
    const found = await tx.select({ uuid: devices.uuid }).from(devices).where(eq(devices.endpoint, endpoint))
    return (
      (await dropDevices(
        tx,
        found.map(({ uuid }) => uuid),
      )) > 0
    )
  })
}

export type SubscriptionKey = { deviceUuid: string; chainId: string; safe: Address; signer?: string | undefined }

const matching = ({ deviceUuid, chainId, safe, signer }: SubscriptionKey) =>
  and(
    eq(subscriptions.deviceUuid, deviceUuid),
    eq(subscriptions.chainId, chainId),
    eq(subscriptions.safe, safe),
    signer === undefined ? undefined : eq(subscriptions.signer, signer),
  )

/** @returns the number of deleted subscriptions. Without `signer` those of all signers on the device. */
export async function removeSubscriptions(
  { durable }: ServiceContext,
  keys: readonly SubscriptionKey[],
): Promise<number> {
  return durable.write(async (tx) => {
    const gone = await tx
      .delete(subscriptions)
      .where(or(...keys.map(matching)))
      .returning({ uuid: subscriptions.deviceUuid })
    return gone.length
  })
}

export async function findTypes({ db }: ServiceContext, key: SubscriptionKey): Promise<NotificationType[] | null> {
  const [row] = await db.drizzle.select({ types: subscriptions.types }).from(subscriptions).where(matching(key))
  return row?.types ?? null
}

export type Follower = { device: DeviceRow; signer: string; types: NotificationType[] }

/** All browsers that follow an account. */
export async function findFollowers({ db }: ServiceContext, chainId: string, safe: Address): Promise<Follower[]> {
  const rows = await db.drizzle
    .select({ device: devices, signer: subscriptions.signer, types: subscriptions.types })
    .from(subscriptions)
    .innerJoin(devices, eq(devices.uuid, subscriptions.deviceUuid))
    .where(and(eq(subscriptions.chainId, chainId), eq(subscriptions.safe, safe)))
  return rows.filter(({ device }) => device.endpoint !== null)
}

export async function hasBrowsers({ db }: ServiceContext): Promise<boolean> {
  const rows = await db.drizzle.select({ uuid: devices.uuid }).from(devices).where(isNotNull(devices.endpoint)).limit(1)
  return rows.length > 0
}

export async function findDeviceOfToken({ db }: ServiceContext, token: string): Promise<string | null> {
  const [row] = await db.drizzle
    .select({ uuid: devices.uuid })
    .from(devices)
    .where(eq(devices.cloudMessagingToken, token))
  return row?.uuid ?? null
}

export async function findDeviceOfEndpoint({ db }: ServiceContext, endpoint: string): Promise<string | null> {
  const [row] = await db.drizzle.select({ uuid: devices.uuid }).from(devices).where(eq(devices.endpoint, endpoint))
  return row?.uuid ?? null
}
