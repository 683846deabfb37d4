import type { Address } from '@countersign/primitives'
import { and, eq } from 'drizzle-orm'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { bumpTags } from '../../db/statements/bumpTags.ts'
import { nftMetadata } from '../../db/schema/schema.ts'
import { toStorable } from '../../journal/JournalEntry.ts'
import { toStorableObject } from './toStorableJson.ts'

export type MetadataKey = { chainId: string; token: Address; id: string }
export type StoredMetadata = typeof nftMetadata.$inferSelect

const DAY_MS = 86_400_000
/** Metadata is valid for two days; a failure is retried sooner. */
const LASTS_MS: Record<StoredMetadata['state'], number> = { ready: 2 * DAY_MS, skipped: 3_600_000, failed: 3_600_000 }

export const isFresh = ({ state, fetchedAt }: Pick<StoredMetadata, 'state' | 'fetchedAt'>, now: number) =>
  now - fetchedAt < LASTS_MS[state]

export const nameOfToken = ({ token, id }: Pick<MetadataKey, 'token' | 'id'>) => `${token}:${id}`

/**
 * Stores metadata and raises the revision of the accounts that show it. A failed read does not replace stored metadata. Texts that the
 * database rejects are changed: what is not stored would be fetched again for each view.
 */
export async function storeMetadata(context: ServiceContext, read: StoredMetadata, safe: Address): Promise<void> {
  const row = {
    ...read,
    uri: toStorable(read.uri),
    metadata: read.metadata && toStorableObject(read.metadata),
    reason: toStorable(read.reason),
  }
  const { chainId, token, id, ...content } = row
  const kept = row.state === 'ready' ? content : { fetchedAt: row.fetchedAt }
  const { chainId: chain, token: contract, id: number } = nftMetadata
  await context.db.transaction(async (tx) => {
    const [before] = await tx
      .select({ state: nftMetadata.state })
      .from(nftMetadata)
      .where(and(eq(chain, chainId), eq(contract, token), eq(number, id)))
    await tx
      .insert(nftMetadata)
      .values(row)
      .onConflictDoUpdate({ target: [chain, contract, number], set: before?.state === 'ready' ? kept : content })
    // A change without a time of the chain: the revision must not depend on when the document was read.
    await bumpTags(tx, [{ chainId, safe, areas: ['collectibles'], at: 0 }])
  })
}
