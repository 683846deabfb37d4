import type { Address } from '@countersign/primitives'
import { and, eq, sql } from 'drizzle-orm'
import { followedAccounts } from '../../db/schema/durableSchema.ts'
import type { Drizzle } from '../../db/database/Database.ts'
import { commitChange } from '../state/commitChange.ts'
import { lockCursor, raiseAccountsRevision } from '../state/Cursor.ts'
import type { IndexerParts } from '../state/IndexerParts.ts'
import { loadAccounts } from '../state/loadAccounts.ts'

/** Tables with rows that the chain alone causes. */
const OF_CHAIN = [
  'transfers',
  'module_transactions',
  'counterparties',
  'history_groups',
  'approved_hashes',
  'owner_removals',
  'signed_messages',
  'token_approvals',
  'safe_statuses',
  'safe_owners',
  'backfills',
]

/**
 * Removes an account from the index. What the journal has of it stays: proposals become unexecuted, and signatures that events made void are
 * restored; indexing it again repeats all of that.
 * @returns false when it is not indexed
 */
export async function dropAccount(parts: IndexerParts, address: Address): Promise<boolean> {
  const { config, clock } = parts
  const { chainId } = config
  let isDropped = false
  await commitChange(parts, async (tx) => {
    await lockCursor(tx, chainId)
    isDropped = (await loadAccounts(tx, chainId, [address])).size > 0
    if (isDropped) await removeRows(tx, chainId, address)
    // After the account: until then, a process may store a read of it.
    await tx
      .delete(followedAccounts)
      .where(and(eq(followedAccounts.chainId, chainId), eq(followedAccounts.safe, address)))
    if (!isDropped) return []
    await raiseAccountsRevision(tx, chainId, [address])
    return [{ chainId, address, type: 'SAFE_UPDATED', at: clock() }]
  })
  return isDropped
}

async function removeRows(tx: Drizzle, chainId: string, safe: Address): Promise<void> {
  const own = sql`chain_id = ${chainId} and safe = ${safe}`
  // Clients that poll must load everything again.
  await tx.execute(sql`
    insert into revisions (chain_id, safe, area, latest, changes)
    select ${chainId}, ${safe}, area, 0, 1 from unnest(array['collectibles', 'history', 'messages', 'queued']) as area
    on conflict (chain_id, safe, area) do update set changes = revisions.changes + 1`)
  await tx.execute(sql`
    delete from ethereum_transactions e
    where e.chain_id = ${chainId}
      and e.hash in (select transaction_hash from history_groups where ${own})
      and not exists (select from transfers t where t.transaction_hash = e.hash and t.chain_id = ${chainId} and t.safe <> ${safe})
      and not exists (select from module_transactions m where m.transaction_hash = e.hash and m.chain_id = ${chainId} and m.safe <> ${safe})
      and not exists (select from multisig_transactions x
        where x.executed_transaction_hash = e.hash and x.chain_id = ${chainId} and x.safe <> ${safe})`)
  for (const table of OF_CHAIN) await tx.execute(sql`delete from ${sql.identifier(table)} where ${own}`)
  await tx.execute(sql`delete from confirmations where ${own} and source <> 'http'`)
  await tx.execute(sql`delete from multisig_transactions where ${own} and not is_proposed`)
  await tx.execute(sql`
    update multisig_transactions set executed_transaction_hash = null, executed_block = null, executed_log_index = null,
      executed_at = null, executor = null, failed = null, payment = null, confirmations_required = null,
      trusted = endorsed, modified_at = coalesce(recorded_at, modified_at)
    where ${own} and executed_transaction_hash is not null`)
  await restoreRows(tx, chainId, safe)
  await tx.execute(sql`delete from safes where chain_id = ${chainId} and address = ${safe}`)
}

/** Rows of the journal that events of the account had set aside; of an owner's signatures the first counts. */
async function restoreRows(tx: Drizzle, chainId: string, safe: Address): Promise<void> {
  const own = sql`chain_id = ${chainId} and row ->> 'safe' = ${safe}`
  await tx.execute(sql`
    insert into multisig_transactions
    select (jsonb_populate_record(null::multisig_transactions, row)).* from dropped_rows
    where ${own} and table_name = 'multisig_transactions' and (row ->> 'is_proposed')::boolean
    on conflict do nothing`)
  await tx.execute(sql`
    insert into confirmations
    select (jsonb_populate_record(null::confirmations, first.row)).* from (
      select distinct on (row ->> 'safe_tx_hash', row ->> 'owner') row from dropped_rows
      where ${own} and table_name = 'confirmations' and row ->> 'source' = 'http'
      order by row ->> 'safe_tx_hash', row ->> 'owner', (row ->> 'submitted_at')::bigint
    ) as first
    on conflict (chain_id, safe, safe_tx_hash, owner) do update set signature = excluded.signature,
      submitted_at = excluded.submitted_at, source = excluded.source, block_number = excluded.block_number
    where excluded.submitted_at < confirmations.submitted_at`)
  await tx.execute(sql`delete from dropped_rows where ${own}`)
}
