import * as z from 'zod/mini'
import { pageOf } from './page.ts'
import { Timestamp } from './scalars.ts'
import { Transaction } from './transaction.ts'

export const ConflictType = z.enum(['None', 'HasNext', 'End'])

export const TransactionItem = z.object({
  type: z.literal('TRANSACTION'),
  transaction: Transaction,
  conflictType: ConflictType,
})
export const DateLabel = z.object({ type: z.literal('DATE_LABEL'), timestamp: Timestamp })
export const Label = z.object({ type: z.literal('LABEL'), label: z.enum(['Next', 'Queued']) })
export const ConflictHeader = z.object({ type: z.literal('CONFLICT_HEADER'), nonce: z.number() })

export const HistoryItem = z.discriminatedUnion('type', [TransactionItem, DateLabel])
export type HistoryItem = z.output<typeof HistoryItem>
export const HistoryPage = z.extend(pageOf(HistoryItem), {
  /** With a filter: ids of rows that do not match, and are listed because the same Ethereum transaction has one that does. */
  unmatched: z.optional(z.array(z.string())),
})
export type HistoryPage = z.output<typeof HistoryPage>
export const QueueItem = z.discriminatedUnion('type', [TransactionItem, Label, ConflictHeader])
export type QueueItem = z.output<typeof QueueItem>
export type TransactionItem = z.output<typeof TransactionItem>
