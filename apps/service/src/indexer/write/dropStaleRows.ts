import { hashSafeTransaction } from '@countersign/safe'
import type { Address, Hex } from '@countersign/primitives'
import { and, asc, eq, gt, isNull, sql, type SQL } from 'drizzle-orm'
import type { Drizzle } from '../../db/database/Database.ts'
import { accountJournal, confirmations, multisigTransactions } from '../../db/schema/schema.ts'
import type { Batch } from '../fold/Batch.ts'
import type { ConfirmationRow } from '../fold/effects/Effect.ts'
import { writeConfirmations } from './writeExecutions.ts'
import * as z from 'zod/mini'
import { insertMany } from '../../db/statements/insertMany.ts'
import {
  ConfirmationsEntry,
  DeletionEntry,
  ExpiryEntry,
  type JournalReader,
  ProposalEntry,
} from '../../journal/JournalEntry.ts'

/**
 * Sets aside rows that an event made void: confirmations of removed owners, and transactions whose hash the account no longer computes. A
 * signature from after the event stays. The rows are stored elsewhere, because a reorg may undo the event.
 */
export async function dropStaleRows(
  tx: Drizzle,
  { chainId, journal }: { chainId: string; journal: JournalReader },
  batch: Batch,
  executions: readonly ConfirmationRow[],
): Promise<void> {
  for (const { safe, owner, blockNumber, at } of batch.removedOwners) {
    await setAside(
      tx,
      { chainId, blockNumber, table: 'confirmations' },
      sql`chain_id = ${chainId} and safe = ${safe} and owner = ${owner}
        and case when block_number is null then submitted_at <= ${at}::bigint else block_number <= ${blockNumber}::integer end
        and not exists (
          -- It was executed, or its nonce was used by another transaction: it can no longer be signed.
          select from multisig_transactions m
          where m.chain_id = confirmations.chain_id and m.safe = confirmations.safe
            and m.safe_tx_hash = confirmations.safe_tx_hash and m.nonce <= (
              select max(done.nonce) from multisig_transactions done
              where done.chain_id = ${chainId} and done.safe = ${safe} and done.executed_block <= ${blockNumber}::integer)
        )`,
    )
    await restoreLaterSignatures(tx, journal, { chainId, safe, owner, at })
    // Rows that are now void hid on-chain approvals from after the owner was added again in the same run of blocks.
    const isLater = (row: ConfirmationRow) =>
      row.safe === safe && row.owner === owner && (row.blockNumber ?? 0) > blockNumber
    await writeConfirmations(tx, batch.confirmations.filter(isLater), executions.filter(isLater))
  }
  for (const { safe, blockNumber, version } of batch.hashChanges) {
    const stale = await findStaleHashes(tx, { chainId, safe, version })
    await setAside(
      tx,
      { chainId, blockNumber, table: 'multisig_transactions' },
      sql`chain_id = ${chainId} and safe = ${safe} and safe_tx_hash = any(${sql.param(stale)}::text[])`,
    )
  }
}

/** Queued transactions with another hash in this version. Their time cannot decide: block times are whole seconds. */
async function findStaleHashes(
  tx: Drizzle,
  { chainId, safe, version }: { chainId: string; safe: Address; version: string },
): Promise<Hex[]> {
  const { chainId: chain, safe: account, executedTransactionHash } = multisigTransactions
  const waiting = await tx
    .select()
    .from(multisigTransactions)
    .where(and(eq(chain, chainId), eq(account, safe), isNull(executedTransactionHash)))
  return waiting
    .filter(({ safeTxHash, nonce, ...row }) => {
      const transaction = { ...row, nonce: BigInt(nonce) }
      return hashSafeTransaction({ chainId: BigInt(chainId), safe, version, transaction }) !== safeTxHash
    })
    .map(({ safeTxHash }) => safeTxHash)
}

type Target = { chainId: string; blockNumber: number; table: 'confirmations' | 'multisig_transactions' }

async function setAside(tx: Drizzle, { chainId, blockNumber, table }: Target, condition: SQL): Promise<void> {
  await tx.execute(sql`
    with gone as (delete from ${sql.identifier(table)} where ${condition} returning *)
    insert into dropped_rows (chain_id, block_number, table_name, row)
    select ${chainId}, ${blockNumber}::integer, ${table}, to_jsonb(gone) from gone`)
}

/** Restores rows that were set aside above a block, unless they came from there. Of an owner's signatures the first counts again. */
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
      where ${isUndone} and table_name = 'confirmations' and coalesce((row ->> 'block_number')::integer, 0) <= ${above}::integer
      order by row ->> 'safe', row ->> 'safe_tx_hash', row ->> 'owner', (row ->> 'submitted_at')::bigint
    ) as first
    on conflict (chain_id, safe, safe_tx_hash, owner) do update set signature = excluded.signature,
      submitted_at = excluded.submitted_at, source = excluded.source, block_number = excluded.block_number
    where excluded.submitted_at < confirmations.submitted_at`)
  await tx.execute(sql`delete from dropped_rows where ${isUndone}`)
}

/** Records that are in memory at a time. */
const PART = 500

const Entry = z.discriminatedUnion('kind', [ProposalEntry, ConfirmationsEntry, DeletionEntry, ExpiryEntry])

/**
 * The signature of an owner who was removed, added again and signed again counts. When events arrive live there is nothing to do. In a
 * rebuilt database the journal is applied before the first event, and the first signature, now void, hides the later one.
 */
async function restoreLaterSignatures(
  tx: Drizzle,
  journal: JournalReader,
  { chainId, safe, owner, at: removedAt }: { chainId: string; safe: Address; owner: Address; at: number },
): Promise<void> {
  const later = await tx
    .select({ sequence: accountJournal.sequence, hash: accountJournal.hash })
    .from(accountJournal)
    .where(and(eq(accountJournal.chainId, chainId), eq(accountJournal.safe, safe), gt(accountJournal.at, removedAt)))
    .orderBy(asc(accountJournal.position))
  const given = new Map<Hex, { signature: Hex; at: number }>()
  for (let start = 0; start < later.length; start += PART)
    for (const { at, entry: stored } of await journal.readNamed(tx, later.slice(start, start + PART))) {
      const parsed = Entry.safeParse(stored)
      if (!parsed.success) continue
      const entry = parsed.data
      if (entry.kind === 'deletion' || entry.kind === 'expiry') {
        given.delete(entry.safeTxHash)
        continue
      }
      const signature = entry.confirmations.find((one) => one.owner === owner)?.signature
      if (signature && !given.has(entry.safeTxHash)) given.set(entry.safeTxHash, { signature, at })
    }
  const rows = [...given].map(([safeTxHash, { signature, at: submittedAt }]) => ({
    chainId,
    safe,
    safeTxHash,
    owner,
    signature,
    submittedAt,
    source: 'http' as const,
  }))
  await insertMany(confirmations, rows, (part) => tx.insert(confirmations).select(part).onConflictDoNothing())
}
