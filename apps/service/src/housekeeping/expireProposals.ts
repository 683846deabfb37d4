import { and, asc, eq, isNull, lt, notExists, sql } from 'drizzle-orm'
import { confirmations, multisigTransactions } from '../db/schema/schema.ts'
import type { HousekeepingContext } from './startHousekeeping.ts'

const DAY_MS = 86_400_000
const BATCH = 500

/**
 * Deletes proposals that stayed unsigned for too long. The deletion goes through the journal, so that a rebuilt database deletes the same
 * ones: by the clock alone, a proposal that was sent again later would return with its first date.
 */
export async function expireProposals({ clock, config, db, journal }: HousekeepingContext): Promise<void> {
  const before = clock() - config.unsignedRetentionDays * DAY_MS
  const { chainId, safe, safeTxHash, submittedAt, trusted, executedTransactionHash } = multisigTransactions
  for (;;) {
    const signed = db.drizzle
      .select({ one: sql`1` })
      .from(confirmations)
      .where(
        and(eq(confirmations.chainId, chainId), eq(confirmations.safe, safe), eq(confirmations.safeTxHash, safeTxHash)),
      )
    const rows = await db.drizzle
      .select({ chainId, safe, safeTxHash })
      .from(multisigTransactions)
      .where(and(eq(trusted, false), isNull(executedTransactionHash), lt(submittedAt, before), notExists(signed)))
      .orderBy(asc(submittedAt))
      .limit(BATCH)
    await Promise.all(rows.map((row) => journal.record({ kind: 'expiry', ...row })))
    if (rows.length < BATCH) return
  }
}
