import type { SafeEventType } from '@countersign/api'
import type { Address, Hex } from '@countersign/primitives'
import { and, eq, sql } from 'drizzle-orm'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { events } from '../../db/schema/schema.ts'

type Announcement = {
  readonly chainId: string
  readonly safe: Address
  readonly type: SafeEventType
  readonly hash: Hex
}

/** Whether a stored event of this type names the hash, as `safeTxHash` or `txHash`. */
export async function isAnnounced(
  { db }: Pick<ServiceContext, 'db'>,
  { chainId, safe, type, hash }: Announcement,
): Promise<boolean> {
  const isSame = and(
    eq(events.chainId, chainId),
    eq(events.safe, safe),
    eq(events.type, type),
    sql`${hash} in (${events.body} ->> 'safeTxHash', ${events.body} ->> 'txHash')`,
  )
  return (await db.drizzle.$count(events, isSame)) > 0
}
