import { and, asc, eq, lte, sql } from 'drizzle-orm'
import type { Drizzle } from '../../db/database/Database.ts'
import { insertMany } from '../../db/statements/insertMany.ts'
import { delegates, ownerRemovals } from '../../db/schema/schema.ts'
import type { EventDraft } from '../../events/storeEvents.ts'
import { isInForce } from '../../db/statements/isInForce.ts'
import type { OwnerRemoval } from '../fold/Batch.ts'
import { unnestRemovals } from './unnestRemovals.ts'

/** Records owner removals. The record alone voids the owner's message signatures and delegates of the account, until a reorg deletes it. */
export async function recordOwnerRemovals(
  tx: Drizzle,
  chainId: string,
  removals: readonly OwnerRemoval[],
): Promise<EventDraft[]> {
  if (removals.length === 0) return []
  const { scope: address, delegate, delegator, label } = delegates
  const ended = await tx
    .select({ address, delegate, delegator, label, at: sql`gone.at`.mapWith(Number) })
    .from(delegates)
    .innerJoin(unnestRemovals(removals, 'gone'), and(eq(address, sql`gone.safe`), eq(delegator, sql`gone.owner`)))
    .where(and(eq(delegates.chainId, chainId), lte(delegates.addedAt, sql`gone.at`), isInForce(sql`gone.at`)))
    .orderBy(asc(sql`gone.position`))
  const rows = removals.map(({ at: removedAt, ...removal }) => ({ chainId, ...removal, removedAt }))
  await insertMany(ownerRemovals, rows, (part) => tx.insert(ownerRemovals).select(part).onConflictDoNothing())
  return ended.map(({ address: safe, at, ...details }) => ({
    chainId,
    address: safe,
    type: 'DELETED_DELEGATE',
    at,
    details,
  }))
}
