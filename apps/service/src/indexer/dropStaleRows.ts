import { sql, type SQL } from 'drizzle-orm'
import type { Drizzle } from '../db/database.ts'
import type { Batch } from './batch.ts'

/**
 * Takes away what an event made void: confirmations of owners who left, and transactions whose hash the account no longer
 * computes. Only what was there before the event goes; the rows are kept aside, because a reorg may undo the event.
 */
export async function dropStaleRows(tx: Drizzle, chainId: string, batch: Batch): Promise<void> {
  for (const { safe, owner, blockNumber, at } of batch.removedOwners)
    await setAside(
      tx,
      { chainId, blockNumber, table: 'confirmations' },
      sql`chain_id = ${chainId} and safe = ${safe} and owner = ${owner} and submitted_at <= ${at}::bigint
        and safe_tx_hash not in (
          select safe_tx_hash from multisig_transactions
          where chain_id = ${chainId} and safe = ${safe} and executed_transaction_hash is not null
        )`,
    )
  for (const { safe, blockNumber, at } of batch.hashChanges)
    await setAside(
      tx,
      { chainId, blockNumber, table: 'multisig_transactions' },
      sql`chain_id = ${chainId} and safe = ${safe} and executed_transaction_hash is null and submitted_at <= ${at}::bigint`,
    )
}

type Target = { chainId: string; blockNumber: number; table: 'confirmations' | 'multisig_transactions' }

async function setAside(tx: Drizzle, { chainId, blockNumber, table }: Target, condition: SQL): Promise<void> {
  await tx.execute(sql`
    with gone as (delete from ${sql.identifier(table)} where ${condition} returning *)
    insert into dropped_rows (chain_id, block_number, table_name, row)
    select ${chainId}, ${blockNumber}::integer, ${table}, to_jsonb(gone) from gone`)
}

/** Puts back what was set aside above a block. */
export async function restoreDroppedRows(tx: Drizzle, chainId: string, above: number): Promise<void> {
  for (const table of ['confirmations', 'multisig_transactions'] as const)
    await tx.execute(sql`
      insert into ${sql.identifier(table)}
      select (jsonb_populate_record(null::${sql.identifier(table)}, row)).* from dropped_rows
      where chain_id = ${chainId} and block_number > ${above}::integer and table_name = ${table}
      on conflict do nothing`)
  await tx.execute(sql`delete from dropped_rows where chain_id = ${chainId} and block_number > ${above}::integer`)
}
