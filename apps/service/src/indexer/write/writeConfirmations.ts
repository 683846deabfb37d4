import { sql } from 'drizzle-orm'
import type { Drizzle } from '../../db/database/Database.ts'
import { insertMany } from '../../db/statements/insertMany.ts'
import { approvedHashes, confirmations } from '../../db/schema/schema.ts'
import type { ConfirmationRow } from '../fold/effects/Effect.ts'

/**
 * Stores confirmations from the chain. The one of the earliest block counts, in whatever order the runs are written: the history of an
 * account may be read after its newer blocks. A submitted signature takes precedence over both.
 */
export async function writeConfirmations(
  tx: Drizzle,
  approvals: readonly ConfirmationRow[],
  executions: readonly ConfirmationRow[],
): Promise<void> {
  const approved = approvals.flatMap(({ signature, submittedAt: approvedAt, blockNumber, ...row }) => {
    const { chainId, safe, safeTxHash, owner } = row
    return signature && typeof blockNumber === 'number'
      ? [{ chainId, safe, safeTxHash, owner, signature, approvedAt, blockNumber }]
      : []
  })
  await insertMany(approvedHashes, approved, (part) => tx.insert(approvedHashes).select(part).onConflictDoNothing())
  await insertMany(confirmations, firstOfEach([...approvals, ...executions]), (part) =>
    tx
      .insert(confirmations)
      .select(part)
      .onConflictDoUpdate({
        target: [confirmations.chainId, confirmations.safe, confirmations.safeTxHash, confirmations.owner],
        set: {
          source: sql`excluded.source`,
          signature: sql`excluded.signature`,
          submittedAt: sql`excluded.submitted_at`,
          blockNumber: sql`excluded.block_number`,
        },
        setWhere: sql`confirmations.source <> 'http' and excluded.block_number < confirmations.block_number`,
      }),
  )
}

/** By account, hash and owner the one of the earliest block; within a block the first of the list. */
function firstOfEach(rows: readonly ConfirmationRow[]): ConfirmationRow[] {
  const first = new Map<string, ConfirmationRow>()
  for (const row of rows.toSorted((a, b) => (a.blockNumber ?? 0) - (b.blockNumber ?? 0))) {
    const key = `${row.safe}:${row.safeTxHash}:${row.owner}`
    if (!first.has(key)) first.set(key, row)
  }
  return [...first.values()]
}
