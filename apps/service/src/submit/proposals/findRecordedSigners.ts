import type { Address } from '@countersign/primitives'
import { and, eq } from 'drizzle-orm'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { confirmations } from '../../db/schema/schema.ts'

/**
 * The owners whose signatures of a transaction the journal has. A repeated signature is not written again: signatures are public,
 * and any client can send them again.
 */
export async function findRecordedSigners(
  { db }: Pick<ServiceContext, 'db'>,
  { chainId, safe, safeTxHash }: Pick<typeof confirmations.$inferSelect, 'chainId' | 'safe' | 'safeTxHash'>,
): Promise<ReadonlySet<Address>> {
  const rows = await db.drizzle
    .select({ owner: confirmations.owner })
    .from(confirmations)
    .where(
      and(
        eq(confirmations.chainId, chainId),
        eq(confirmations.safe, safe),
        eq(confirmations.safeTxHash, safeTxHash),
        eq(confirmations.source, 'http'),
      ),
    )
  return new Set(rows.map(({ owner }) => owner))
}
