import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { ServiceContext } from '../../context/ServiceContext.ts'

const Rows = z.array(z.object({ device_uuid: z.string(), key: z.string() }))

/** A key for a device and a notification. */
export const sentKey = (deviceUuid: string, key: string): string => `${deviceUuid} ${key}`

/** The messages that were already sent, found in one statement. */
export async function findSent(
  { db }: ServiceContext,
  messages: readonly { device: { uuid: string }; key: string }[],
): Promise<ReadonlySet<string>> {
  if (messages.length === 0) return new Set()
  const rows = await db.drizzle.execute(sql`
    select sent.device_uuid, sent.key from sent_notifications as sent
    join unnest(${sql.param(messages.map(({ device }) => device.uuid))}::text[],
      ${sql.param(messages.map(({ key }) => key))}::text[]) as asked(device_uuid, key)
      on asked.device_uuid = sent.device_uuid and asked.key = sent.key`)
  return new Set(z.parse(Rows, rows).map(({ device_uuid: uuid, key }) => sentKey(uuid, key)))
}
