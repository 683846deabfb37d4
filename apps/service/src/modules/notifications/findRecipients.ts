import type { PushNotification } from '@countersign/api'
import { and, eq } from 'drizzle-orm'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { tokens } from '../../db/schema/schema.ts'
import { type DeviceRow, findFollowers } from './devices.ts'
import { findUnsignedOwners } from './findUnsignedOwners.ts'

/** Each device once. Confirmation requests go only to devices of proven owners who have not signed yet. */
export async function findRecipients(context: ServiceContext, notification: PushNotification): Promise<DeviceRow[]> {
  const { type, chainId, address } = notification
  const followers = (await findFollowers(context, chainId, address)).filter(({ types }) => types.includes(type))
  if (followers.length === 0 || (await isSpam(context, notification))) return []
  const isRequest = type === 'CONFIRMATION_REQUEST' || type === 'MESSAGE_CONFIRMATION_REQUEST'
  const wanted = isRequest ? await findUnsignedOwners(context, notification) : null
  const chosen = followers.filter(({ signer }) => wanted === null || wanted.has(signer))
  return [...new Map(chosen.map(({ device }) => [device.uuid, device])).values()]
}

async function isSpam({ db }: ServiceContext, { chainId, tokenAddress: address }: PushNotification): Promise<boolean> {
  if (address === undefined) return false
  const [token] = await db.drizzle
    .select({ spam: tokens.spam })
    .from(tokens)
    .where(and(eq(tokens.chainId, chainId), eq(tokens.address, address)))
  return token?.spam ?? false
}
