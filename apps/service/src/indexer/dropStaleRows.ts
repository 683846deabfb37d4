import { sql, type SQL } from 'drizzle-orm'
import type { Drizzle } from '../db/database.ts'
import type { Batch } from './batch.ts'
import { restoreLaterSignatures } from './restoreLaterSignatures.ts'

/**
 * Takes away what an event made void: confirmations of owners who left, and transactions whose hash the account no longer
 * computes. Only what was there before the event goes; the rows are kept aside, because a reorg may undo the event.
 */
export async function dropStaleRows(tx: Drizzle, chainId: string, batch: Batch): Promise<void> {
  for (const { safe, owner, blockNumber, at } of batch.removedOwners) {
    await setAside(
      tx,
      { chainId, blockNumber, table: 'confirmations' },
      sql`chain_id = ${chainId} and safe = ${safe} and owner = ${owner} and submitted_at <= ${at}::bigint
        and safe_tx_hash not in (
          select safe_tx_hash from multisig_transactions
          where chain_id = ${chainId} and safe = ${safe} and executed_block <= ${blockNumber}::integer
        )`,
    )
    await restoreLaterSignatures(tx, { chainId, safe, owner, at })
  }
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

/** Puts back what was set aside above a block. Of an owner's signatures the first counts again. */
export async function restoreDroppedRows(tx: Drizzle, chainId: string, above: number): Promise<void> {
  const isUndone = sql`chain_id = ${chainId} and block_number > ${above}::integer`
  await tx.execute(sql`
    insert into multisig_transactions
    select (jsonb_populate_record(null::multisig_transactions, row)).* from dropped_rows
    where ${isUndone} and table_name = 'multisig_transactions'
    on conflict do nothing`)
  await tx.execute(sql`
    insert into confirmations
    select (jsonb_populate_record(null::confirmations, first.row)).* from (
      select distinct on (row ->> 'safe', row ->> 'safe_tx_hash', row ->> 'owner') row from dropped_rows
      where ${isUndone} and table_name = 'confirmations'
      order by row ->> 'safe', row ->> 'safe_tx_hash', row ->> 'owner', (row ->> 'submitted_at')::bigint
    ) as first
    on conflict (chain_id, safe, safe_tx_hash, owner) do update set signature = excluded.signature,
      submitted_at = excluded.submitted_at, source = excluded.source, block_number = excluded.block_number
    where excluded.submitted_at < confirmations.submitted_at`)
  await tx.execute(sql`delete from dropped_rows where ${isUndone}`)
}
