import { MOST_UNDEPLOYED_OF_OWNER } from '@countersign/api'
import { type Address, isSameAddress } from '@countersign/primitives'
import { proveCreation } from '@countersign/safe'
import { and, desc, eq, like, notExists, sql } from 'drizzle-orm'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { safes, undeployedAccounts } from '../../db/schema/schema.ts'
import type { UndeployedRow } from './findUndeployed.ts'

/**
 * Registered accounts that name an owner and are not on the chain yet, the newest first. The owners are in the calldata of `setup`, so the
 * database looks for the address there, and the data are decoded to tell an owner from another word with the same bytes.
 */
export async function findUndeployedOfOwner(
  { db }: Pick<ServiceContext, 'db'>,
  owner: Address,
): Promise<UndeployedRow[]> {
  const { chainId, safe, initializer, addedAt } = undeployedAccounts
  const indexed = db.drizzle
    .select({ one: sql`1` })
    .from(safes)
    .where(and(eq(safes.chainId, chainId), eq(safes.address, safe)))
  const rows = await db.drizzle
    .select()
    .from(undeployedAccounts)
    .where(and(like(initializer, `%${owner.slice(2).toLowerCase()}%`), notExists(indexed)))
    .orderBy(desc(addedAt), chainId, safe)
    .limit(MOST_UNDEPLOYED_OF_OWNER)
  return rows.filter((row) => {
    const proved = proveCreation(row.safe, row)
    return proved.isProved && proved.creation.owners.some((one) => isSameAddress(one, owner))
  })
}
