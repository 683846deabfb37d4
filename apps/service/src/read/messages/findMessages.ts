import type { Address, Hex } from '@countersign/primitives'
import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { messageConfirmations, messages, signedMessages } from '../../db/schema/schema.ts'
import { ServiceError } from '../../errors/ServiceError.ts'
import { assertNotBanned, type SafeRow } from '../accounts/requireSafe.ts'
import { lookupMessages } from '../lookupMessages.ts'

export type MessageRow = typeof messages.$inferSelect
type ConfirmationRow = typeof messageConfirmations.$inferSelect
/** Signatures of messages, which are stored apart from the messages. */
export type MessageFacts = { confirmations: ReadonlyMap<Hex, ConfirmationRow[]>; signedOnChain: ReadonlySet<Hex> }

/** Signatures from before an owner's removal are void, even when the owner was added again. */
const standsStill: SQL = sql`not exists (
  select 1 from owner_removals as removal where removal.chain_id = ${messageConfirmations.chainId}
    and removal.safe = ${messageConfirmations.safe} and removal.owner = ${messageConfirmations.owner}
    and removal.removed_at >= ${messageConfirmations.submittedAt}
)`

type Account = Pick<SafeRow, 'chainId' | 'address' | 'owners'>

/** The first valid signature of each current owner, oldest first, and the hashes that the account signed on chain. */
export async function findMessageFacts(
  context: ServiceContext,
  safe: Account,
  hashes: readonly Hex[],
): Promise<MessageFacts> {
  const facts = await findFactsOfMessages(context, safe.chainId, [safe], hashes)
  return facts.get(safe.address) ?? { confirmations: new Map(), signedOnChain: new Set() }
}

/** Like `findMessageFacts`, for the messages of several accounts of one chain, by account. */
export async function findFactsOfMessages(
  { db }: ServiceContext,
  chainId: string,
  safes: readonly Account[],
  hashes: readonly Hex[],
): Promise<ReadonlyMap<Address, MessageFacts>> {
  const facts = new Map(
    safes.map(({ address }) => [
      address,
      { confirmations: new Map<Hex, ConfirmationRow[]>(), signedOnChain: new Set<Hex>() },
    ]),
  )
  if (hashes.length === 0) return facts
  const ownersOf = new Map(safes.map(({ address, owners }) => [address, new Set(owners)]))
  const [rows, signed] = await Promise.all([
    db.drizzle
      .select()
      .from(messageConfirmations)
      .where(
        and(
          eq(messageConfirmations.chainId, chainId),
          inArray(messageConfirmations.messageHash, [...hashes]),
          standsStill,
        ),
      )
      .orderBy(asc(messageConfirmations.submittedAt), asc(messageConfirmations.owner)),
    db.drizzle
      .select({ safe: signedMessages.safe, hash: signedMessages.messageHash })
      .from(signedMessages)
      .where(
        and(
          eq(signedMessages.chainId, chainId),
          inArray(
            signedMessages.safe,
            safes.map(({ address }) => address),
          ),
          inArray(signedMessages.messageHash, [...hashes]),
        ),
      ),
  ])
  for (const row of rows) {
    const { confirmations } = facts.get(row.safe) ?? {}
    const known = confirmations?.get(row.messageHash) ?? []
    if (ownersOf.get(row.safe)?.has(row.owner) && !known.some(({ owner }) => owner === row.owner))
      confirmations?.set(row.messageHash, [...known, row])
  }
  for (const { safe, hash } of signed) facts.get(safe)?.signedOnChain.add(hash)
  return facts
}

/** Newest first unless `order` says otherwise. */
export async function findMessagePage(
  { db }: ServiceContext,
  safe: Pick<SafeRow, 'chainId' | 'address'>,
  { limit, offset }: { limit: number; offset: number },
  order: SQL = desc(messages.createdAt),
): Promise<{ rows: MessageRow[]; total: number }> {
  const isOfAccount = and(eq(messages.chainId, safe.chainId), eq(messages.safe, safe.address))
  const [rows, total] = await Promise.all([
    db.drizzle
      .select()
      .from(messages)
      .where(isOfAccount)
      .orderBy(order, asc(messages.messageHash))
      .limit(limit)
      .offset(offset),
    db.drizzle.$count(messages, isOfAccount),
  ])
  return { rows, total }
}

export async function findMessage(
  { db }: ServiceContext,
  chainId: string,
  messageHash: Hex,
): Promise<MessageRow | null> {
  const rows = await db.drizzle
    .select()
    .from(messages)
    .where(and(eq(messages.chainId, chainId), eq(messages.messageHash, messageHash)))
  return rows[0] ?? null
}

export async function requireMessage(context: ServiceContext, chainId: string, messageHash: Hex): Promise<MessageRow> {
  const row = await findMessage(context, chainId, messageHash)
  if (row) {
    assertNotBanned(context, row.safe)
    return row
  }
  throw new ServiceError('message/unknown', () => lookupMessages.unknownMessage({ hash: messageHash, chainId }))
}
