import type { Address } from '@countersign/primitives'
import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { sharedEntries } from '../../db/schema/schema.ts'

export type SharedEntryRow = typeof sharedEntries.$inferSelect

const ofAccount = (chainId: string, safe: Address) =>
  and(eq(sharedEntries.chainId, chainId), eq(sharedEntries.safe, safe))

/** The newest version of each entry, also of removed ones; several where owners signed the same version at once. */
export async function findSharedEntries(
  { db }: ServiceContext,
  chainId: string,
  safe: Address,
): Promise<SharedEntryRow[]> {
  return db.drizzle
    .select()
    .from(sharedEntries)
    .where(
      and(
        ofAccount(chainId, safe),
        sql`${sharedEntries.version} = (select max(other.version) from shared_entries as other
          where other.chain_id = ${chainId} and other.safe = ${safe} and other.address = ${sharedEntries.address}
          and other.every_network = ${sharedEntries.everyNetwork})`,
      ),
    )
    .orderBy(asc(sharedEntries.address), asc(sharedEntries.everyNetwork), asc(sharedEntries.hash))
}

/** How many versions were added after a time. */
export const countSharedEntries = ({ db }: ServiceContext, chainId: string, safe: Address, after: number) =>
  db.drizzle.$count(sharedEntries, and(ofAccount(chainId, safe), gt(sharedEntries.addedAt, after)))
