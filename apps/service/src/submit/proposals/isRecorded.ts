import { and, eq } from 'drizzle-orm'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { multisigTransactions } from '../../db/schema/schema.ts'
import type { ProposalEntry } from '../../journal/JournalEntry.ts'
import { findRecordedSigners } from './findRecordedSigners.ts'

type Key = Pick<ProposalEntry, 'chainId' | 'safe' | 'safeTxHash'>
type Said = Pick<ProposalEntry, 'proposer' | 'origin' | 'note' | 'confirmations'>

/**
 * Whether the journal already contains everything in a proposal. Any client can send a known proposal again, and that must not grow the
 * journal.
 */
export async function isRecorded(context: Pick<ServiceContext, 'db'>, key: Key, said: Said): Promise<boolean> {
  const table = multisigTransactions
  const [row] = await context.db.drizzle
    .select()
    .from(table)
    .where(and(eq(table.chainId, key.chainId), eq(table.safe, key.safe), eq(table.safeTxHash, key.safeTxHash)))
  if (!row?.isProposed || row.isStub) return false
  // The first value of a field stays.
  const isNew = (field: 'proposer' | 'origin' | 'note') => said[field] !== null && row[field] === null
  if (isNew('proposer') || isNew('origin') || isNew('note')) return false
  const kept = await findRecordedSigners(context, key)
  return said.confirmations.every(({ owner }) => kept.has(owner))
}
