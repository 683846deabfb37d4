import * as z from 'zod/mini'
import { pageOf } from './page.ts'
import { Timestamp } from './scalars.ts'
import { Transaction } from './transaction.ts'

/** Position of a row among several proposals with the same nonce. */
export const ConflictType = z.enum(['None', 'HasNext', 'End'])

/** A row of a list that is a transaction. */
export const TransactionItem = z.object({
  type: z.literal('TRANSACTION'),
  transaction: Transaction,
  conflictType: ConflictType,
})
/** A heading of the history: the day, as epoch milliseconds at its start. */
export const DateLabel = z.object({ type: z.literal('DATE_LABEL'), timestamp: Timestamp })
/** A heading of the queue: the next transaction, or those after it. */
export const Label = z.object({ type: z.literal('LABEL'), label: z.enum(['Next', 'Queued']) })
/** A heading of the queue above proposals with the same nonce, of which one can be executed. */
export const ConflictHeader = z.object({ type: z.literal('CONFLICT_HEADER'), nonce: z.number() })

/** A row or heading of the history. */
export const HistoryItem = z.discriminatedUnion('type', [TransactionItem, DateLabel])
export type HistoryItem = z.output<typeof HistoryItem>
/** A page of the history, newest first. */
export const HistoryPage = z.extend(pageOf(HistoryItem), {
  /** With a filter: ids of rows that do not match, and are listed because the same Ethereum transaction has one that does. */
  unmatched: z.optional(z.array(z.string())),
})
export type HistoryPage = z.output<typeof HistoryPage>
/** A row or heading of the queue. */
export const QueueItem = z.discriminatedUnion('type', [TransactionItem, Label, ConflictHeader])
export type QueueItem = z.output<typeof QueueItem>
export type TransactionItem = z.output<typeof TransactionItem>
