import { hashSafeTransaction } from '@countersign/safe'
import type { Address, Hex } from '@countersign/primitives'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Drizzle } from '../../db/database/Database.ts'
import { accountJournal, confirmations, multisigTransactions } from '../../db/schema/schema.ts'
import type { Batch, OwnerRemoval } from '../fold/Batch.ts'
import type { ConfirmationRow } from '../fold/effects/Effect.ts'
import { unnestRemovals } from './unnestRemovals.ts'
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
  for (const removals of roundsOf([...batch.removedOwners.values()])) {
    await setAsideConfirmations(tx, chainId, removals)
    await restoreLaterSignatures(tx, { chainId, journal }, removals)
    // Rows that are now void hid on-chain approvals from after the owner was added again in the same run of blocks.
    const blocks = new Map(removals.map(({ safe, owner, blockNumber }) => [`${safe}:${owner}`, blockNumber]))
    const isLater = ({ safe, owner, blockNumber }: ConfirmationRow) =>
      (blockNumber ?? 0) > (blocks.get(`${safe}:${owner}`) ?? Infinity)
    await writeConfirmations(tx, batch.confirmations.filter(isLater), executions.filter(isLater))
  }
  for (const { safe, blockNumber, version } of batch.hashChanges.values()) {
    const stale = await findStaleHashes(tx, { chainId, safe, version })
    await tx.execute(sql`
      with gone as (
        delete from multisig_transactions
        where chain_id = ${chainId} and safe = ${safe} and safe_tx_hash = any(${sql.param(stale)}::text[]) returning *)
      insert into dropped_rows (chain_id, block_number, table_name, row)
      select ${chainId}, ${blockNumber}::integer, 'multisig_transactions', to_jsonb(gone) from gone`)
  }
}

/**
 * The removals of a run of blocks in few lists with at most one of each owner, in the order of the blocks: a removal also concerns what
 * the owner signed since the one before it.
 */
function roundsOf(removals: readonly OwnerRemoval[]): OwnerRemoval[][] {
  const counts = new Map<string, number>()
  const rounds: OwnerRemoval[][] = []
  for (const removal of removals) {
    const owner = `${removal.safe}:${removal.owner}`
    const round = counts.get(owner) ?? 0
    counts.set(owner, round + 1)
    rounds[round] ??= []
    rounds[round].push(removal)
  }
  return rounds
}

/** Sets aside what the removed owners had signed, unless it was executed or can no longer be signed. */
async function setAsideConfirmations(tx: Drizzle, chainId: string, removals: readonly OwnerRemoval[]): Promise<void> {
  await tx.execute(sql`
    with gone as (
      delete from confirmations c using ${unnestRemovals(removals, 'removed')}
      where c.chain_id = ${chainId} and c.safe = removed.safe and c.owner = removed.owner
        and case when c.block_number is null then c.submitted_at <= removed.at else c.block_number <= removed.block_number end
        and not exists (
          -- It was executed, or its nonce was used by another transaction: it can no longer be signed.
          select from multisig_transactions m
          where m.chain_id = c.chain_id and m.safe = c.safe and m.safe_tx_hash = c.safe_tx_hash and m.nonce <= (
            select max(done.nonce) from multisig_transactions done
            where done.chain_id = c.chain_id and done.safe = c.safe and done.executed_block <= removed.block_number)
        )
      returning to_jsonb(c) as row, removed.block_number as removed_block)
    insert into dropped_rows (chain_id, block_number, table_name, row)
    select ${chainId}, gone.removed_block, 'confirmations', gone.row from gone`)
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
  { chainId, journal }: { chainId: string; journal: JournalReader },
  removals: readonly OwnerRemoval[],
): Promise<void> {
  const removedAt = new Map(removals.map(({ safe, owner, at }) => [`${safe}:${owner}`, at]))
  const { safe: account, at: enteredAt } = accountJournal
  const later = await tx
    .select({ sequence: accountJournal.sequence, hash: accountJournal.hash })
    .from(accountJournal)
    .where(
      and(
        eq(accountJournal.chainId, chainId),
        sql`exists (
          select from ${unnestRemovals(removals, 'removed')} where removed.safe = ${account} and removed.at < ${enteredAt})`,
      ),
    )
    .orderBy(asc(account), asc(accountJournal.position))
  /** By transaction, then by owner. */
  const given = new Map<string, Map<Address, ConfirmationRow>>()
  for (let start = 0; start < later.length; start += PART)
    for (const { at, entry: stored } of await journal.readNamed(tx, later.slice(start, start + PART))) {
      const parsed = Entry.safeParse(stored)
      if (!parsed.success) continue
      const entry = parsed.data
      const { safe, safeTxHash } = entry
      const key = `${safe}:${safeTxHash}`
      if (entry.kind === 'deletion' || entry.kind === 'expiry') {
        given.delete(key)
        continue
      }
      const signed = given.get(key) ?? new Map<Address, ConfirmationRow>()
      given.set(key, signed)
      for (const { owner, signature } of entry.confirmations)
        if (at > (removedAt.get(`${safe}:${owner}`) ?? Infinity) && !signed.has(owner))
          signed.set(owner, { chainId, safe, safeTxHash, owner, signature, submittedAt: at, source: 'http' })
    }
  const rows = [...given.values()].flatMap((signed) => [...signed.values()])
  await insertMany(confirmations, rows, (part) => tx.insert(confirmations).select(part).onConflictDoNothing())
}
