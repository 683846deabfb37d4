import type { Address } from '@countersign/primitives'
import { and, eq } from 'drizzle-orm'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { undeployedAccounts } from '../../db/schema/schema.ts'

export type UndeployedRow = typeof undeployedAccounts.$inferSelect

/** The registered creation data of an account; null without a registration. */
export async function findUndeployed(
  { db }: Pick<ServiceContext, 'db'>,
  chainId: string,
  safe: Address,
): Promise<UndeployedRow | null> {
  const rows = await db.drizzle
    .select()
    .from(undeployedAccounts)
    .where(and(eq(undeployedAccounts.chainId, chainId), eq(undeployedAccounts.safe, safe)))
  return rows[0] ?? null
}
