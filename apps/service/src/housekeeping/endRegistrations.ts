import { and, eq, isNull, lt, notExists, or, exists, sql } from 'drizzle-orm'
import { notificationSubscriptions } from '../db/schema/durableSchema.ts'
import { multisigTransactions, safes, undeployedAccounts } from '../db/schema/schema.ts'
import type { HousekeepingContext } from './startHousekeeping.ts'

const DAY_MS = 86_400_000
const BATCH = 500

/**
 * Ends registrations of accounts that were deployed, and old ones that nothing refers to: no proposal waits, and no device follows the
 * account. Through the journal, so that a rebuilt database has the same ones.
 */
export async function endRegistrations({
  clock,
  config,
  db,
  journal,
}: Pick<HousekeepingContext, 'clock' | 'config' | 'db' | 'journal'>): Promise<void> {
  const before = clock() - config.undeployedRetentionDays * DAY_MS
  const { chainId, safe, addedAt } = undeployedAccounts
  const one = { one: sql`1` }
  for (;;) {
    const indexed = db.drizzle
      .select(one)
      .from(safes)
      .where(and(eq(safes.chainId, chainId), eq(safes.address, safe)))
    const waiting = db.drizzle
      .select(one)
      .from(multisigTransactions)
      .where(
        and(
          eq(multisigTransactions.chainId, chainId),
          eq(multisigTransactions.safe, safe),
          isNull(multisigTransactions.executedTransactionHash),
        ),
      )
    const followed = db.drizzle
      .select(one)
      .from(notificationSubscriptions)
      .where(and(eq(notificationSubscriptions.chainId, chainId), eq(notificationSubscriptions.safe, safe)))
    const rows = await db.drizzle
      .select({ chainId, safe })
      .from(undeployedAccounts)
      .where(or(exists(indexed), and(lt(addedAt, before), notExists(waiting), notExists(followed))))
      .limit(BATCH)
    await Promise.all(rows.map((row) => journal.record({ kind: 'undeployedEnd', ...row })))
    if (rows.length < BATCH) return
  }
}
