import type { Address } from '@countersign/primitives'
import { and, eq, inArray } from 'drizzle-orm'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { tokens } from '../../db/schema/schema.ts'

export type TokenRow = typeof tokens.$inferSelect
export type TokenIndex = ReadonlyMap<Address, TokenRow>

/** One query for all tokens of a page. Addresses that are not known tokens are absent. */
export async function findTokens(
  context: ServiceContext,
  chainId: string,
  addresses: Iterable<Address | null>,
): Promise<TokenIndex> {
  const wanted = [...new Set([...addresses].filter((address) => address !== null))]
  if (wanted.length === 0) return new Map()
  const rows = await context.db.drizzle
    .select()
    .from(tokens)
    .where(and(eq(tokens.chainId, chainId), inArray(tokens.address, wanted)))
  return new Map(rows.map((row) => [row.address, row]))
}
