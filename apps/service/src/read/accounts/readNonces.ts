import type { Nonces } from '@countersign/api'
import { toNonces } from '@countersign/ledger'
import { and, eq, max } from 'drizzle-orm'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { multisigTransactions } from '../../db/schema/schema.ts'
import type { SafeRow } from './requireSafe.ts'

/** The next free nonce after all trusted stored transactions. */
export async function readNonces(context: ServiceContext, safe: SafeRow): Promise<Nonces> {
  const rows = await context.db.drizzle
    .select({ highest: max(multisigTransactions.nonce) })
    .from(multisigTransactions)
    .where(
      and(
        eq(multisigTransactions.chainId, safe.chainId),
        eq(multisigTransactions.safe, safe.address),
        eq(multisigTransactions.trusted, true),
      ),
    )
  const highest = rows[0]?.highest ?? null
  return toNonces(BigInt(safe.nonce), highest === null ? [] : [BigInt(highest)])
}
