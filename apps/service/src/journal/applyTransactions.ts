import type { Address, Hex } from '@countersign/primitives'
import { sql } from 'drizzle-orm'
import type { Copy, Drizzle } from '../db/database/Database.ts'
import { restoreOnChainApprovals } from '../db/statements/restoreOnChainApprovals.ts'
import { type ReplaySession, writeMany } from '../db/statements/writeMany.ts'
import { confirmations, multisigTransactions } from '../db/schema/schema.ts'
import {
  type ConfirmationsEntry,
  type DeletionEntry,
  type JournalRecord,
  type ProposalEntry,
  type RecordOf,
  recordsOf,
} from './JournalEntry.ts'

type TransactionRecord = RecordOf<'proposal' | 'confirmations' | 'deletion' | 'expiry'>

/** Proposals, their signatures and their deletions. */
export async function applyTransactions(
  tx: Drizzle,
  records: readonly TransactionRecord[],
  copy: Copy | null,
): Promise<void> {
  for (const run of splitAtExpiries(records)) {
    const expired = recordsOf(run, 'expiry')
    if (expired.length > 0) {
      await deleteExpired(tx, expired)
      continue
    }
    const folded = foldJournalRecords(recordsOf(run, 'proposal', 'confirmations', 'deletion'))
    await deleteProposals(
      tx,
      folded.filter(({ isDeleted }) => isDeleted),
    )
    await insertProposals({ tx, copy }, folded)
    await insertConfirmations({ tx, copy }, folded)
  }
}

/** The effect of an expiry depends on all earlier records, so it is never combined with them into one statement. */
function splitAtExpiries(records: readonly TransactionRecord[]): TransactionRecord[][] {
  const runs: TransactionRecord[][] = []
  let wasExpiry: boolean | null = null
  for (const record of records) {
    const isExpiry = record.entry.kind === 'expiry'
    if (isExpiry === wasExpiry) runs.at(-1)?.push(record)
    else runs.push([record])
    wasExpiry = isExpiry
  }
  return runs
}

async function deleteExpired(tx: Drizzle, expired: readonly RecordOf<'expiry'>[]): Promise<void> {
  await tx.execute(sql`
    delete from multisig_transactions where not trusted and executed_transaction_hash is null
      and (chain_id, safe, safe_tx_hash) in ${keysOf(expired.map(({ entry }) => entry))}`)
}

const keysOf = (transactions: readonly { chainId: string; safe: string; safeTxHash: string }[]) => sql`
  (select * from unnest(${sql.param(transactions.map(({ chainId }) => chainId))}::text[],
    ${sql.param(transactions.map(({ safe }) => safe))}::char(42)[],
    ${sql.param(transactions.map(({ safeTxHash }) => safeTxHash))}::text[]) as keys(chain_id, safe, safe_tx_hash))`

async function deleteProposals(tx: Drizzle, deleted: readonly FoldedTransaction[]): Promise<void> {
  if (deleted.length === 0) return
  // An executed transaction comes from the chain. Only its off-chain part could be deleted, and that stays as a record of the signers.
  await tx.execute(sql`
    with gone as (
      delete from multisig_transactions where executed_transaction_hash is null
        and (chain_id, safe, safe_tx_hash) in ${keysOf(deleted)}
      returning chain_id, safe, safe_tx_hash
    ), forgotten as (
      -- Set aside when their owner left: a reorg that brings the owner back must not bring them back.
      delete from dropped_rows using gone
      where dropped_rows.table_name = 'confirmations' and dropped_rows.chain_id = gone.chain_id
        and row ->> 'safe' = gone.safe and row ->> 'safe_tx_hash' = gone.safe_tx_hash and row ->> 'source' = 'http'
    )
    delete from confirmations where source = 'http' and (chain_id, safe, safe_tx_hash) in (select * from gone)`)
  // An on-chain approval of the same owner stays valid.
  await restoreOnChainApprovals(tx, sql`(a.chain_id, a.safe, a.safe_tx_hash) in ${keysOf(deleted)}`)
}

async function insertProposals({ tx, copy }: ReplaySession, folded: readonly FoldedTransaction[]): Promise<void> {
  const rows = folded.flatMap(({ proposal, confirmations: added, modifiedAt }) => {
    if (!proposal) return []
    const { entry, at } = proposal
    const trusted = entry.trusted || added.size > 0
    // Written out: an object made by spreading takes ten times the memory.
    return [
      {
        chainId: entry.chainId,
        safe: entry.safe,
        safeTxHash: entry.safeTxHash,
        nonce: entry.nonce,
        to: entry.to,
        value: entry.value,
        data: entry.data,
        operation: entry.operation,
        safeTxGas: entry.safeTxGas,
        baseGas: entry.baseGas,
        gasPrice: entry.gasPrice,
        gasToken: entry.gasToken,
        refundReceiver: entry.refundReceiver,
        proposer: entry.proposer,
        proposedByDelegate: entry.proposedByDelegate,
        origin: entry.origin,
        note: entry.note,
        trusted,
        endorsed: trusted,
        isProposed: true,
        submittedAt: at,
        modifiedAt,
        recordedAt: modifiedAt,
      },
    ]
  })
  const table = multisigTransactions
  const parameter = (name: string) =>
    sql.raw(`case when multisig_transactions.is_stub then excluded."${name}" else multisig_transactions."${name}" end`)
  await writeMany({ tx, copy }, table, rows, (part) =>
    tx
      .insert(table)
      .select(part)
      .onConflictDoUpdate({
        target: [table.chainId, table.safe, table.safeTxHash],
        set: {
          nonce: parameter('nonce'),
          to: parameter('to'),
          value: parameter('value'),
          data: parameter('data'),
          operation: parameter('operation'),
          safeTxGas: parameter('safe_tx_gas'),
          baseGas: parameter('base_gas'),
          gasPrice: parameter('gas_price'),
          gasToken: parameter('gas_token'),
          refundReceiver: parameter('refund_receiver'),
          isStub: false,
          isProposed: true,
          proposer: sql`coalesce(multisig_transactions.proposer, excluded.proposer)`,
          proposedByDelegate: sql`case when multisig_transactions.proposer is null then excluded.proposed_by_delegate else multisig_transactions.proposed_by_delegate end`,
          origin: sql`coalesce(multisig_transactions.origin, excluded.origin)`,
          note: sql`coalesce(multisig_transactions.note, excluded.note)`,
          trusted: sql`multisig_transactions.trusted or excluded.trusted`,
          endorsed: sql`multisig_transactions.endorsed or excluded.endorsed`,
          submittedAt: sql`least(multisig_transactions.submitted_at, excluded.submitted_at)`,
          modifiedAt: sql`greatest(multisig_transactions.modified_at, excluded.modified_at)`,
          recordedAt: sql`greatest(multisig_transactions.recorded_at, excluded.recorded_at)`,
        },
      }),
  )
}

async function insertConfirmations({ tx, copy }: ReplaySession, folded: readonly FoldedTransaction[]): Promise<void> {
  const confirmed = folded.filter((transaction) => transaction.confirmations.size > 0)
  if (confirmed.length === 0) return
  const rows = confirmed.flatMap(({ chainId, safe, safeTxHash, confirmations: added }) =>
    [...added.values()].map(({ owner, signature, at }) => ({
      chainId,
      safe: safe as Address,
      safeTxHash,
      owner: owner as Address,
      signature,
      submittedAt: at,
      source: 'http' as const,
    })),
  )
  const { chainId, safe: account, safeTxHash, owner } = confirmations
  await writeMany({ tx, copy }, confirmations, rows, (part) =>
    tx
      .insert(confirmations)
      .select(part)
      // A row from the chain would be deleted with its block in a reorg; the owner's own signature must stay, with its own time. In a
      // rebuilt database it is stored before the chain's row.
      .onConflictDoUpdate({
        target: [chainId, account, safeTxHash, owner],
        set: {
          source: 'http',
          signature: sql`excluded.signature`,
          submittedAt: sql`excluded.submitted_at`,
          blockNumber: null,
        },
        setWhere: sql`confirmations.source <> 'http'`,
      }),
  )
  // A proposal of the same records was written with its signatures' effect.
  const earlier = confirmed.filter(({ proposal }) => proposal === null)
  if (earlier.length === 0) return
  await tx.execute(sql`
    update multisig_transactions set trusted = true, endorsed = true,
      modified_at = greatest(modified_at, confirmed.at), recorded_at = greatest(recorded_at, confirmed.at)
    from unnest(${sql.param(earlier.map(({ chainId: id }) => id))}::text[],
      ${sql.param(earlier.map(({ safe }) => safe))}::char(42)[],
      ${sql.param(earlier.map(({ safeTxHash: hash }) => hash))}::text[],
      ${sql.param(earlier.map(({ modifiedAt }) => modifiedAt))}::bigint[]) as confirmed(chain_id, safe, safe_tx_hash, at)
    where multisig_transactions.chain_id = confirmed.chain_id and multisig_transactions.safe = confirmed.safe
      and multisig_transactions.safe_tx_hash = confirmed.safe_tx_hash`)
}

type FoldedConfirmation = { owner: string; signature: Hex; at: number }

/** The combined effect of several records on one transaction. */
type FoldedTransaction = {
  chainId: string
  safe: string
  safeTxHash: Hex
  /** Rows from before this run are deleted first. */
  isDeleted: boolean
  proposal: { entry: ProposalEntry; at: number } | null
  confirmations: Map<string, FoldedConfirmation>
  modifiedAt: number
}

type Fold<Entry> = (transaction: FoldedTransaction, entry: Entry, at: number) => void

const addConfirmations: Fold<ConfirmationsEntry | ProposalEntry> = (transaction, { confirmations }, at) => {
  for (const { owner, signature } of confirmations)
    if (!transaction.confirmations.has(owner)) transaction.confirmations.set(owner, { owner, signature, at })
}

/** The first proposal of a hash stays; a later one only fills empty fields. */
const mergeProposals = (first: ProposalEntry, later: ProposalEntry): ProposalEntry => ({
  ...first,
  proposer: first.proposer ?? later.proposer,
  proposedByDelegate: first.proposer === null ? later.proposedByDelegate : first.proposedByDelegate,
  origin: first.origin ?? later.origin,
  note: first.note ?? later.note,
  trusted: first.trusted || later.trusted,
})

type TransactionEntry = ProposalEntry | ConfirmationsEntry | DeletionEntry

const folds: { [Kind in TransactionEntry['kind']]: Fold<Extract<TransactionEntry, { kind: Kind }>> } = {
  proposal(transaction, entry, at) {
    const { proposal } = transaction
    if (proposal) proposal.entry = mergeProposals(proposal.entry, entry)
    else transaction.proposal = { entry, at }
    addConfirmations(transaction, entry, at)
  },
  confirmations: addConfirmations,
  deletion(transaction, _entry: DeletionEntry) {
    transaction.isDeleted = true
    transaction.proposal = null
    transaction.confirmations.clear()
  },
}

/** The net effect per transaction, so that thousands of records need only a few statements. */
function foldJournalRecords(records: readonly JournalRecord<TransactionEntry>[]): FoldedTransaction[] {
  const byHash = new Map<string, FoldedTransaction>()
  for (const { entry, at } of records) {
    const { chainId, safe, safeTxHash } = entry
    const key = `${chainId}:${safe}:${safeTxHash}`
    const transaction = byHash.get(key) ?? {
      chainId,
      safe,
      safeTxHash,
      isDeleted: false,
      proposal: null,
      modifiedAt: at,
      confirmations: new Map(),
    }
    byHash.set(key, transaction)
    foldOne(transaction, entry, at)
    transaction.modifiedAt = at
  }
  return [...byHash.values()]
}

function foldOne(transaction: FoldedTransaction, entry: TransactionEntry, at: number): void {
  if (entry.kind === 'proposal') folds.proposal(transaction, entry, at)
  else if (entry.kind === 'confirmations') folds.confirmations(transaction, entry, at)
  else folds.deletion(transaction, entry, at)
}
