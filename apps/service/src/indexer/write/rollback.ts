import * as z from 'zod/mini'
import { sql } from 'drizzle-orm'
import type { Drizzle } from '../../db/database/Database.ts'
import { restoreOnChainApprovals } from '../../db/statements/restoreOnChainApprovals.ts'
import { UNREAD } from '../../db/schema/IndexedAccount.ts'
import { raiseAccountsRevision } from '../state/Cursor.ts'
import { clipBackfills } from '../state/Backfill.ts'
import type { BlockHeader } from '../fold/decode/BlockHeader.ts'
import { restoreDroppedRows } from './dropStaleRows.ts'

const Owners = z.array(z.object({ safe: z.string(), owner: z.string() }))

/** Owners who were removed from an account above a block. */
async function findRemovedOwners(tx: Drizzle, chainId: string, above: number): Promise<z.output<typeof Owners>> {
  const rows = await tx.execute(sql`
    select distinct safe, owner from owner_removals where chain_id = ${chainId} and block_number > ${above}::integer`)
  return z.parse(Owners, rows)
}

const BLOCK_COLUMN = {
  blocks: 'number',
  ethereum_transactions: 'block_number',
  module_transactions: 'block_number',
  transfers: 'block_number',
  counterparties: 'block_number',
  history_groups: 'block_number',
  confirmations: 'block_number',
  approved_hashes: 'block_number',
  owner_removals: 'block_number',
  signed_messages: 'block_number',
  token_approvals: 'block_number',
} as const

/**
 * Rolls back every block above the fork, all of them without a fork. Proposals and their signatures stay as unexecuted; rows that only the
 * chain had are deleted. Accounts get the last state that events set, and are marked to be read again.
 */
export async function rollback(tx: Drizzle, chainId: string, fork: BlockHeader | null): Promise<void> {
  const above = fork?.number ?? -1
  const undone = sql`chain_id = ${chainId} and block_number > ${above}::integer`
  // Raises revisions, because pollers must reload everything of these accounts from the removed blocks.
  const touched = sql`
    select safe from history_groups where ${undone} union select safe from safe_statuses where ${undone}
    union select safe from confirmations where ${undone} union select safe from owner_removals where ${undone}
    union select safe from signed_messages where ${undone}`
  await tx.execute(sql`
    insert into revisions (chain_id, safe, area, latest, changes)
    select ${chainId}, address, area, 0, 1
    from safes, unnest(array['collectibles', 'history', 'messages', 'queued']) as area
    where chain_id = ${chainId} and (state_block > ${above}::integer or address in (${touched}))
    on conflict (chain_id, safe, area) do update set changes = revisions.changes + 1`)
  await tx.execute(sql`
    update safes set state_block = ${UNREAD}::integer
    where chain_id = ${chainId} and (state_block > ${above}::integer or address in (${touched}))`)
  const back = await findRemovedOwners(tx, chainId, above)
  for (const [table, column] of Object.entries(BLOCK_COLUMN))
    await tx.execute(sql`
      delete from ${sql.identifier(table)}
      where chain_id = ${chainId} and ${sql.identifier(column)} > ${above}::integer`)
  await undoExecutions(tx, chainId, above)
  await restoreDroppedRows(tx, chainId, above)
  // Signatures of an owner who is an owner again were set aside as well, and may have been deleted since.
  if (back.length > 0) await restoreOnChainApprovals(tx, approvedBy(chainId, back))
  await restoreAccounts(tx, chainId, above, fork === null)
  await clipBackfills(tx, chainId, fork?.number ?? null)
  if (fork) {
    await tx.execute(sql`
      update cursors set audited_block = least(audited_block, ${fork.number}::integer),
        block_number = ${fork.number}::integer, block_hash = ${fork.hash}, block_time = ${fork.time}::bigint
      where chain_id = ${chainId}`)
    await raiseAccountsRevision(tx, chainId, '*')
  } else await tx.execute(sql`delete from cursors where chain_id = ${chainId}`)
}

const approvedBy = (chainId: string, owners: readonly { safe: string; owner: string }[]) => sql`
  a.chain_id = ${chainId} and (a.safe, a.owner) in (select * from unnest(
    ${sql.param(owners.map(({ safe }) => safe))}::char(42)[], ${sql.param(owners.map(({ owner }) => owner))}::char(42)[]))`

async function undoExecutions(tx: Drizzle, chainId: string, above: number): Promise<void> {
  await tx.execute(sql`
    delete from multisig_transactions
    where chain_id = ${chainId} and executed_block > ${above}::integer and not is_proposed`)
  await tx.execute(sql`
    update multisig_transactions set executed_transaction_hash = null, executed_block = null, executed_log_index = null,
      executed_at = null, executor = null, failed = null, payment = null, confirmations_required = null,
      trusted = endorsed, modified_at = coalesce(recorded_at, modified_at)
    where chain_id = ${chainId} and executed_block > ${above}::integer`)
}

async function restoreAccounts(tx: Drizzle, chainId: string, above: number, isAnewBegun: boolean): Promise<void> {
  // An account found by reading the chain has no creation block; on a restarted chain it does not exist.
  await tx.execute(sql`
    delete from safes where chain_id = ${chainId} and (created_block > ${above}::integer or ${isAnewBegun})`)
  await tx.execute(sql`delete from safe_statuses where chain_id = ${chainId} and block_number > ${above}::integer`)
  // Account by account: every execution has a status, so the table is large.
  await tx.execute(sql`
    update safes set threshold = latest.threshold, owners = latest.owners, nonce = latest.nonce
    from safes unread cross join lateral (
      select threshold, owners, nonce from safe_statuses
      where chain_id = unread.chain_id and safe = unread.address
      order by block_number desc, log_index desc limit 1
    ) as latest
    where unread.chain_id = ${chainId} and unread.state_block = ${UNREAD}::integer
      and safes.chain_id = unread.chain_id and safes.address = unread.address`)
  await tx.execute(sql`
    delete from safe_owners where chain_id = ${chainId} and not exists (
      select from safes where safes.chain_id = safe_owners.chain_id and safes.address = safe_owners.safe
        and safes.state_block <> ${UNREAD}::integer)`)
  await tx.execute(sql`
    insert into safe_owners (chain_id, owner, safe)
    select distinct chain_id, owner, address from safes, jsonb_array_elements_text(owners) as owner
    where chain_id = ${chainId} and state_block = ${UNREAD}::integer
    on conflict do nothing`)
}
