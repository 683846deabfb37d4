import type { PushNotification } from '@countersign/api'
import { and, eq } from 'drizzle-orm'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { multisigTransactions, safes, tokens } from '../../db/schema/schema.ts'
import { type DeviceRow, findFollowers } from './devices.ts'
import type { Address, Hex } from '@countersign/primitives'
import { findMessageFacts } from '../../read/messages/findMessages.ts'
import type { SafeRow } from '../../read/accounts/requireSafe.ts'
import { confirmationsOf, findConfirmations } from '../../read/transactions/multisigTransactionOf.ts'

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

/** Owners whose signature is still missing; empty once the threshold is reached or the transaction is executed or deleted. */
async function findUnsignedOwners(
  context: ServiceContext,
  { chainId, address, safeTxHash, messageHash }: PushNotification,
): Promise<ReadonlySet<string>> {
  const [safe] = await context.db.drizzle
    .select()
    .from(safes)
    .where(and(eq(safes.chainId, chainId), eq(safes.address, address)))
  if (!safe) return new Set()
  const signed =
    safeTxHash !== undefined
      ? await findTransactionSigners(context, safe, safeTxHash)
      : messageHash !== undefined
        ? await findMessageSigners(context, safe, messageHash)
        : null
  if (signed === null || signed.length >= safe.threshold) return new Set()
  return new Set(safe.owners.filter((owner) => !signed.includes(owner)))
}

async function findTransactionSigners(context: ServiceContext, safe: SafeRow, hash: Hex): Promise<Address[] | null> {
  const table = multisigTransactions
  const [row] = await context.db.drizzle
    .select()
    .from(table)
    .where(and(eq(table.chainId, safe.chainId), eq(table.safeTxHash, hash)))
  if (!row || row.executedTransactionHash !== null || row.nonce < safe.nonce) return null
  const index = await findConfirmations(context, safe.chainId, [hash])
  return confirmationsOf(row, safe, index).map(({ owner }) => owner)
}

async function findMessageSigners(context: ServiceContext, safe: SafeRow, hash: Hex): Promise<Address[] | null> {
  const { confirmations, signedOnChain } = await findMessageFacts(context, safe, [hash])
  return signedOnChain.has(hash) ? null : (confirmations.get(hash) ?? []).map(({ owner }) => owner)
}
