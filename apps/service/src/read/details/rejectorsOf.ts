import { and, eq, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import type { Database } from '../../db/database/Database.ts'
import { confirmations, multisigTransactions } from '../../db/schema/schema.ts'
import type { MultisigRow } from '../transactions/rows.ts'

/** All owners who signed an empty self-call with the same nonce. */
export function rejectorsOf(
  drizzle: Database['drizzle'],
  { chainId, safe, nonce, safeTxHash }: Pick<MultisigRow, 'chainId' | 'safe' | 'nonce' | 'safeTxHash'>,
) {
  const other = multisigTransactions
  return drizzle
    .selectDistinct({ owner: confirmations.owner })
    .from(other)
    .innerJoin(
      confirmations,
      and(
        eq(confirmations.chainId, other.chainId),
        eq(confirmations.safe, other.safe),
        eq(confirmations.safeTxHash, other.safeTxHash),
      ),
    )
    .where(
      and(
        eq(other.chainId, chainId),
        eq(other.safe, safe),
        eq(other.nonce, nonce),
        eq(other.to, safe),
        eq(other.value, 0n),
        eq(other.data, '0x'),
        ne(other.safeTxHash, safeTxHash),
        // Executed transactions are always trusted. The condition lets the planner use both partial indexes by nonce.
        or(other.trusted, isNull(other.executedTransactionHash)),
        // Signatures of removed owners do not count for transactions that were not executed.
        or(
          isNotNull(other.executedTransactionHash),
          sql`exists (select from safe_owners o where o.chain_id = ${chainId} and o.safe = ${safe} and o.owner = ${confirmations.owner})`,
        ),
      ),
    )
}
