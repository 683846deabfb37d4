import type { Hex } from '@countersign/safe/light'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { ServiceContext } from '../../context.ts'
import { confirmations } from '../../db/schema.ts'
import { groupRows } from './groupRows.ts'
import type { ConfirmationRow } from './rows.ts'

export type ConfirmationIndex = ReadonlyMap<Hex, readonly ConfirmationRow[]>

/** One query for the signatures of a whole page, oldest first. */
export async function findConfirmations(
  context: ServiceContext,
  chainId: string,
  hashes: readonly Hex[],
): Promise<ConfirmationIndex> {
  if (hashes.length === 0) return new Map()
  const rows = await context.db.drizzle
    .select()
    .from(confirmations)
    .where(and(eq(confirmations.chainId, chainId), inArray(confirmations.safeTxHash, [...hashes])))
    .orderBy(asc(confirmations.submittedAt), asc(confirmations.owner))
  return groupRows(rows, (row) => row.safeTxHash)
}
