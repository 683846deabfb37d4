import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import type { Drizzle } from '../../db/database/Database.ts'
import { ServiceError } from '../../errors/ServiceError.ts'
import { dropDevices } from '../../db/durable/dropDevices.ts'
import { notificationMessages } from './notificationMessages.ts'

type Newcomer = { uuid: string; client: string }
type Unit = 'devices' | 'accounts'

const Counts = z.array(z.object({ devices: z.number(), accounts: z.number() }))
const Evicted = z.array(z.object({ uuid: z.string(), held: z.number() }))

/**
 * Limits the number of devices, so that a flood of registrations cannot displace real ones. Devices that no message ever reached are
 * removed first, the oldest registration first, and those of a client above its share before all others.
 * @throws ServiceError devices/too-many when all remaining devices were reached
 */
export async function makeRoom({ config }: ServiceContext, tx: Drizzle, newcomer: Newcomer): Promise<void> {
  const { devicesPerClient, subscriptionsPerClient, maxDevices, maxSubscriptions } = config.notifications
  const limits = [
    { unit: 'devices', most: devicesPerClient, field: 'devicesPerClient', isShare: true },
    { unit: 'accounts', most: subscriptionsPerClient, field: 'subscriptionsPerClient', isShare: true },
    { unit: 'devices', most: maxDevices, field: 'maxDevices', isShare: false },
    { unit: 'accounts', most: maxSubscriptions, field: 'maxSubscriptions', isShare: false },
  ] as const
  for (const { unit, most, field, isShare } of limits) {
    const client = isShare ? newcomer.client : null
    const excess = (await countAll(tx, client))[unit] - most
    if (excess <= 0) continue
    const evicted = await findStalest(tx, newcomer, { unit, client, excess })
    if (evicted.reduce((sum, { held }) => sum + held, 0) < excess) throw tooMany(unit, most, field, isShare)
    await dropDevices(
      tx,
      evicted.map(({ uuid }) => uuid),
    )
  }
}

const tooMany = (unit: Unit, most: number, field: string, isShare: boolean) => {
  const name = unit === 'devices' ? 'tooManyDevices' : 'tooManyAccounts'
  const message = isShare ? (`${name}OfClient` as const) : name
  return new ServiceError('devices/too-many', () => notificationMessages[message]({ most, field }))
}

const ofClient = (client: string | null) => (client === null ? sql`true` : sql`device.client = ${client}::text`)

async function countAll(tx: Drizzle, client: string | null): Promise<Record<Unit, number>> {
  const devices = sql`select count(*) from notification_devices as device where ${ofClient(client)}`
  const accounts =
    client === null
      ? sql`select count(*) from notification_subscriptions`
      : sql`select count(*) from notification_subscriptions join notification_devices as device on uuid = device_uuid
          where ${ofClient(client)}`
  const rows = await tx.execute(sql`select (${devices})::integer as devices, (${accounts})::integer as accounts`)
  return z.parse(Counts, rows)[0] ?? { devices: 0, accounts: 0 }
}

/** Up to the needed number of devices. */
async function findStalest(
  tx: Drizzle,
  { uuid }: Newcomer,
  { unit, client, excess }: { unit: Unit; client: string | null; excess: number },
): Promise<z.output<typeof Evicted>> {
  const held =
    unit === 'devices'
      ? sql`1`
      : sql`(select count(*) from notification_subscriptions where device_uuid = device.uuid)::integer`
  const rows = await tx.execute(sql`
    with line as (
      select uuid, updated_at, ${held} as held from notification_devices as device
      where proven_at is null and uuid <> ${uuid}::text and ${ofClient(client)}
    ), summed as (
      select uuid, held, sum(held) over (order by updated_at, uuid) - held as before from line where held > 0
    )
    select uuid, held from summed where before < ${excess}::bigint`)
  return z.parse(Evicted, rows)
}
