import type { Address } from '@countersign/primitives'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { safeOwners, safes } from '../../db/schema/schema.ts'

export type OwnedSafe = { chainId: string; address: Address; createdAt: number | null }

/** Oldest first; those whose creation is unknown come last. */
export function findSafesOfOwner(context: ServiceContext, owner: Address): Promise<OwnedSafe[]> {
  return (
    context.db.drizzle
      .select({ chainId: safes.chainId, address: safes.address, createdAt: safes.createdAt })
      .from(safeOwners)
      .innerJoin(safes, and(eq(safes.chainId, safeOwners.chainId), eq(safes.address, safeOwners.safe)))
      // The index starts with the chain id: without this condition the query scans the accounts of every chain.
      .where(and(inArray(safeOwners.chainId, [...context.chains.keys()]), eq(safeOwners.owner, owner)))
      .orderBy(asc(safes.createdAt), asc(safes.address))
  )
}
