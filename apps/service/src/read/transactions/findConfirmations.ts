import type { Address, Hex } from '@countersign/primitives'
import { and, asc, eq, getTableColumns, inArray } from 'drizzle-orm'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { confirmations, multisigTransactions } from '../../db/schema/schema.ts'
import { groupRows } from './groupRows.ts'
import type { ConfirmationRow } from './rows.ts'

export type ConfirmationIndex = ReadonlyMap<string, readonly ConfirmationRow[]>

/** One query for the signatures of a whole page, oldest first. */
export async function findConfirmations(
  context: ServiceContext,
  chainId: string,
  hashes: readonly Hex[],
): Promise<ConfirmationIndex> {
  if (hashes.length === 0) return new Map()
  const rows = await context.db.drizzle
    .select(getTableColumns(confirmations))
    .from(confirmations)
    .innerJoin(multisigTransactions, isOfTransaction)
    .where(and(eq(confirmations.chainId, chainId), inArray(confirmations.safeTxHash, [...hashes])))
    .orderBy(asc(confirmations.submittedAt), asc(confirmations.owner))
  return groupRows(rows, (row) => keyOfConfirmations(row))
}

const isOfTransaction = and(
  eq(multisigTransactions.chainId, confirmations.chainId),
  eq(multisigTransactions.safe, confirmations.safe),
  eq(multisigTransactions.safeTxHash, confirmations.safeTxHash),
)

/** The key contains the account, because another contract may log the same hash. */
export const keyOfConfirmations = ({ safe, safeTxHash }: { safe: Address; safeTxHash: Hex }) => `${safe}:${safeTxHash}`
