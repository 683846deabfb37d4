import { and, eq, lte } from 'drizzle-orm'
import type { Drizzle } from '../../db/database/Database.ts'
import { insertMany } from '../../db/statements/insertMany.ts'
import { delegates, ownerRemovals } from '../../db/schema/schema.ts'
import type { EventDraft } from '../../events/storeEvents.ts'
import { isInForce } from '../../db/statements/isInForce.ts'
import type { Batch } from '../fold/Batch.ts'

/** Records owner removals. The record alone voids the owner's message signatures and delegates of the account, until a reorg deletes it. */
export async function recordOwnerRemovals(
  tx: Drizzle,
  chainId: string,
  removed: Batch['removedOwners'],
): Promise<EventDraft[]> {
  const ended: EventDraft[] = []
  for (const { safe, owner, at } of removed) {
    const rows = await tx
      .select()
      .from(delegates)
      .where(
        and(
          eq(delegates.chainId, chainId),
          eq(delegates.scope, safe),
          eq(delegates.delegator, owner),
          lte(delegates.addedAt, at),
          isInForce(at),
        ),
      )
    for (const { delegate, delegator, label } of rows)
      ended.push({ chainId, address: safe, type: 'DELETED_DELEGATE', at, details: { delegate, delegator, label } })
  }
  const rows = removed.map(({ safe, owner, blockNumber, at }) => ({ chainId, safe, owner, blockNumber, removedAt: at }))
  await insertMany(ownerRemovals, rows, (part) => tx.insert(ownerRemovals).select(part).onConflictDoNothing())
  return ended
}
