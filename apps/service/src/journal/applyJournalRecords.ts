import { bumpTags } from '../db/statements/bumpTags.ts'
import type { Copy, Drizzle } from '../db/database/Database.ts'
import { isNews } from '../events/isNews.ts'
import type { EventDraft } from '../events/storeEvents.ts'
import { applyDelegates } from './applyDelegates.ts'
import { applySharedEntries } from './applySharedEntries.ts'
import { applyTransactions } from './applyTransactions.ts'
import { applyUndeployed } from './applyUndeployed.ts'
import {
  type ConfirmationsEntry,
  type JournalRecord,
  type ProposalEntry,
  type RecordOf,
  recordsOf,
} from './JournalEntry.ts'
import { linkAccountRecords } from './linkAccountRecords.ts'
import { sql } from 'drizzle-orm'
import { insertMany } from '../db/statements/insertMany.ts'
import { messageConfirmations, messages } from '../db/schema/schema.ts'

/** Writes records into the projection, both for a single request and for the replay of a whole journal. @returns the events that are news */
export async function applyJournalRecords(
  tx: Drizzle,
  records: readonly JournalRecord[],
  now: number,
  copy: Copy | null,
): Promise<EventDraft[]> {
  const transactions = recordsOf(records, 'proposal', 'confirmations', 'deletion', 'expiry')
  const messages = recordsOf(records, 'message', 'messageConfirmation')
  await applyTransactions(tx, transactions, copy)
  await applyMessages(tx, messages)
  const delegations = await applyDelegates(tx, recordsOf(records, 'delegate', 'delegateRemoval'))
  await applySharedEntries(tx, recordsOf(records, 'sharedEntry'))
  await applyUndeployed(tx, recordsOf(records, 'undeployed', 'undeployedEnd'))
  await linkAccountRecords(tx, records, copy)
  const touched = [
    ...transactions.map(({ at, entry: { chainId, safe } }) => ({ chainId, safe, at, areas: ['queued'] as const })),
    ...messages.map(({ at, entry: { chainId, safe } }) => ({ chainId, safe, at, areas: ['messages'] as const })),
  ]
  await bumpTags(tx, touched)
  return records
    .filter(({ at }) => isNews(at, now))
    .flatMap((record) => delegations.get(record.sequence) ?? describeJournalRecord(record))
}

/** The events of a record. Unsigned proposals and their deletion cause none; `applyDelegates` returns the events of delegations. */
function describeJournalRecord({ entry, at }: JournalRecord): EventDraft[] {
  if (entry.kind === 'delegate' || entry.kind === 'delegateRemoval') return []
  const common = { chainId: entry.chainId, address: entry.safe, at }
  switch (entry.kind) {
    case 'expiry':
    case 'undeployed':
    case 'undeployedEnd':
      return []
    case 'deletion':
      return [{ ...common, type: 'DELETED_MULTISIG_TRANSACTION', details: { safeTxHash: entry.safeTxHash } }]
    case 'confirmations':
      return describeConfirmations(common, entry)
    case 'proposal': {
      const { safeTxHash, to, data, trusted } = entry
      if (!trusted) return []
      const pending: EventDraft = { ...common, type: 'PENDING_MULTISIG_TRANSACTION', details: { safeTxHash, to, data } }
      return [pending, ...describeConfirmations(common, entry)]
    }
    case 'sharedEntry':
      return [{ ...common, type: 'SHARED_BOOK_UPDATED' }]
    case 'message':
      return [{ ...common, type: 'MESSAGE_CREATED', details: { messageHash: entry.messageHash } }]
    case 'messageConfirmation':
      return [{ ...common, type: 'MESSAGE_CONFIRMATION', details: { messageHash: entry.messageHash } }]
  }
}

const describeConfirmations = (
  common: Omit<EventDraft, 'type' | 'details'>,
  { confirmations, safeTxHash }: ConfirmationsEntry | ProposalEntry,
): EventDraft[] =>
  confirmations.map(({ owner }) => ({ ...common, type: 'NEW_CONFIRMATION', details: { owner, safeTxHash } }))

/** Messages and all their signatures. The first message of a hash stays; a later one counts as a signature. */
async function applyMessages(
  tx: Drizzle,
  records: readonly RecordOf<'message' | 'messageConfirmation'>[],
): Promise<void> {
  if (records.length === 0) return
  const created = recordsOf(records, 'message').map(
    ({ entry: { kind: _kind, owner, signature: _signature, ...entry }, at }) => ({
      ...entry,
      proposedBy: owner,
      createdAt: at,
      modifiedAt: at,
    }),
  )
  await insertMany(messages, created, (part) => tx.insert(messages).select(part).onConflictDoNothing())
  const signed = records.map(({ entry: { chainId, safe, messageHash, owner, signature }, at }) => ({
    chainId,
    safe,
    messageHash,
    owner,
    signature,
    submittedAt: at,
  }))
  await insertMany(messageConfirmations, signed, (part) =>
    tx.insert(messageConfirmations).select(part).onConflictDoNothing(),
  )
  await tx.execute(sql`
    update messages set modified_at = greatest(modified_at, signed.at)
    from (
      select chain_id, message_hash, max(at) as at from unnest(${sql.param(signed.map(({ chainId }) => chainId))}::text[],
        ${sql.param(signed.map(({ messageHash }) => messageHash))}::text[],
        ${sql.param(signed.map(({ submittedAt }) => submittedAt))}::bigint[]) as each(chain_id, message_hash, at)
      group by chain_id, message_hash
    ) as signed
    where messages.chain_id = signed.chain_id and messages.message_hash = signed.message_hash`)
}
