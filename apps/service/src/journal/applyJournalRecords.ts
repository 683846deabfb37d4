import { bumpTags } from '../db/statements/bumpTags.ts'
import type { Drizzle } from '../db/database/Database.ts'
import type { EventDraft } from '../events/storeEvents.ts'
import { applyDelegates } from './applyDelegates.ts'
import { applyMessages } from './applyMessages.ts'
import { applyTransactions } from './applyTransactions.ts'
import { describeJournalRecord } from './describeJournalRecord.ts'
import { type JournalRecord, recordsOf } from './JournalEntry.ts'
import { linkAccountRecords } from './linkAccountRecords.ts'

/** Writes records into the projection, both for a single request and for the replay of a whole journal. */
export async function applyJournalRecords(tx: Drizzle, records: readonly JournalRecord[]): Promise<EventDraft[]> {
  const transactions = recordsOf(records, 'proposal', 'confirmations', 'deletion', 'expiry')
  const messages = recordsOf(records, 'message', 'messageConfirmation')
  await applyTransactions(tx, transactions)
  await applyMessages(tx, messages)
  const delegations = await applyDelegates(tx, recordsOf(records, 'delegate', 'delegateRemoval'))
  await linkAccountRecords(tx, records)
  const touched = [
    ...transactions.map(({ at, entry: { chainId, safe } }) => ({ chainId, safe, at, areas: ['queued'] as const })),
    ...messages.map(({ at, entry: { chainId, safe } }) => ({ chainId, safe, at, areas: ['messages'] as const })),
  ]
  await bumpTags(tx, touched)
  return records.flatMap((record) => delegations.get(record.sequence) ?? describeJournalRecord(record))
}
