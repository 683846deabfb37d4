import { sql } from 'drizzle-orm'
import type { Drizzle } from '../db/database/Database.ts'
import { undeployedAccounts } from '../db/schema/schema.ts'
import { insertMany } from '../db/statements/insertMany.ts'
import type { RecordOf } from './JournalEntry.ts'

/** Writes registrations of accounts that are not deployed yet, and removes ended ones. The last record of an account counts. */
export async function applyUndeployed(
  tx: Drizzle,
  records: readonly RecordOf<'undeployed' | 'undeployedEnd'>[],
): Promise<void> {
  if (records.length === 0) return
  const last = [...new Map(records.map((record) => [`${record.entry.chainId}:${record.entry.safe}`, record])).values()]
  await tx.execute(sql`
    delete from undeployed_accounts where (chain_id, safe) in (
      select * from unnest(${sql.param(last.map(({ entry }) => entry.chainId))}::text[],
        ${sql.param(last.map(({ entry }) => entry.safe))}::char(42)[]))`)
  const rows = last.flatMap(({ at, entry }) => {
    if (entry.kind === 'undeployedEnd') return []
    const { kind: _kind, ...registration } = entry
    return [{ ...registration, addedAt: at }]
  })
  await insertMany(undeployedAccounts, rows, (part) => tx.insert(undeployedAccounts).select(part))
}
