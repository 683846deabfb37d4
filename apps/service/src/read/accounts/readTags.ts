import { and, eq } from 'drizzle-orm'
import type { SafeState } from '@countersign/api'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { revisions } from '../../db/schema/schema.ts'
import type { SafeRow } from './requireSafe.ts'

export type Tags = Pick<SafeState, 'collectiblesTag' | 'txQueuedTag' | 'txHistoryTag' | 'messagesTag'>

/** Revisions of the account's lists, opaque to clients: each grows with every change. Null: the list never had a row. */
export async function readTags(context: ServiceContext, { chainId, address }: SafeRow): Promise<Tags> {
  const rows = await context.db.drizzle
    .select({ area: revisions.area, latest: revisions.latest, changes: revisions.changes })
    .from(revisions)
    .where(and(eq(revisions.chainId, chainId), eq(revisions.safe, address)))
  const tags = new Map(rows.map(({ area, latest, changes }) => [area, String(latest + changes)]))
  return {
    collectiblesTag: tags.get('collectibles') ?? null,
    txQueuedTag: tags.get('queued') ?? null,
    txHistoryTag: tags.get('history') ?? null,
    messagesTag: tags.get('messages') ?? null,
  }
}
