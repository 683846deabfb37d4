import { and, eq, inArray } from 'drizzle-orm'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { safes } from '../../db/schema/schema.ts'
import type { OverviewItem } from './parseOverviewItems.ts'
import type { SafeRow } from './requireSafe.ts'

/** The indexed accounts among these, by `chainId:address`, with one query per chain. */
export async function findSafeRows(
  context: ServiceContext,
  items: readonly OverviewItem[],
): Promise<Map<string, SafeRow>> {
  const chainIds = [...new Set(items.map(({ chainId }) => chainId))]
  const ofChain = (chainId: string) => items.filter((item) => item.chainId === chainId).map(({ address }) => address)
  const pages = await Promise.all(
    chainIds.map((chainId) =>
      context.db.drizzle
        .select()
        .from(safes)
        .where(and(eq(safes.chainId, chainId), inArray(safes.address, ofChain(chainId)))),
    ),
  )
  return new Map(pages.flat().map((row) => [`${row.chainId}:${row.address}`, row]))
}
