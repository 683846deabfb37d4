import { and, eq, sql } from 'drizzle-orm'
import type { Drizzle } from '../db/database/Database.ts'
import { delegates } from '../db/schema/schema.ts'
import type { EventDraft } from '../events/storeEvents.ts'
import { isInForce } from '../db/statements/isInForce.ts'
import type { RecordOf } from './JournalEntry.ts'

/** A delegation for every account of its delegator. */
export const ANY_SAFE = '*'

/** Applies delegations in order: the newest entry of a pair is valid. @returns the events, by sequence */
export async function applyDelegates(
  tx: Drizzle,
  records: readonly RecordOf<'delegate' | 'delegateRemoval'>[],
): Promise<Map<number, EventDraft[]>> {
  const news = new Map<number, EventDraft[]>()
  for (const { sequence, at, entry } of records) {
    const { chainId, safe, delegate, delegator } = entry
    const key = { chainId, scope: safe ?? ANY_SAFE, delegate, delegator }
    const isSame = and(
      eq(delegates.chainId, chainId),
      eq(delegates.scope, key.scope),
      eq(delegates.delegate, delegate),
      eq(delegates.delegator, delegator),
    )
    const [known] = await tx
      .select({ label: delegates.label })
      .from(delegates)
      .where(and(isSame, isInForce(at)))
    const draft = (type: EventDraft['type'], label: string): EventDraft => ({
      chainId,
      ...(safe === null ? {} : { address: safe }),
      type,
      at,
      details: { delegate, delegator, label },
    })
    if (entry.kind === 'delegate') {
      const { label, expiresAt } = entry
      await tx
        .insert(delegates)
        .values({ ...key, label, expiresAt, addedAt: at })
        .onConflictDoUpdate({
          target: [delegates.chainId, delegates.scope, delegates.delegate, delegates.delegator],
          set: { label, expiresAt, addedAt: sql`excluded.added_at` },
        })
      news.set(sequence, [draft(known ? 'UPDATED_DELEGATE' : 'NEW_DELEGATE', label)])
    } else {
      await tx.delete(delegates).where(isSame)
      news.set(sequence, known ? [draft('DELETED_DELEGATE', known.label)] : [])
    }
  }
  return news
}
