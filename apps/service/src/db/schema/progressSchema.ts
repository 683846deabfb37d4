import type { IndexingProgress } from '@countersign/api'
import { customType, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { IndexedAccount } from './IndexedAccount.ts'
import { address, chainId, hex, time } from './columns.ts'

/*
 * The progress of the index, and the changes of each account that clients compare.
 */

/** The position of the index of a chain. */
export const cursors = pgTable('cursors', {
  chainId: text('chain_id').primaryKey(),
  /** Last block whose events are indexed. */
  blockNumber: integer('block_number').notNull(),
  blockHash: hex('block_hash').notNull(),
  blockTime: time('block_time').notNull(),
  /** Height of the chain at the last request, and the time of that request. */
  headNumber: integer('head_number').notNull(),
  headTime: time('head_time').notNull(),
  checkedAt: time('checked_at').notNull(),
  /** Counts accounts that were added or removed outside the index: ranges read without them are read again. */
  accountsRevision: integer('accounts_revision').notNull(),
  /** The audit has read every log up to this block a second time. */
  auditedBlock: integer('audited_block').notNull(),
  /** Null while the index is at the head. */
  progress: jsonb('progress').$type<IndexingProgress>(),
})

/**
 * The accounts that changed outside the index, each with the `accountsRevision` of its last change: processes follow them in memory. The row
 * `*`: everything changed.
 */
export const accountChanges = pgTable(
  'account_changes',
  { chainId: chainId(), safe: text('safe').notNull(), revision: integer('revision').notNull() },
  (table) => [primaryKey({ columns: [table.chainId, table.safe] })],
)

/** Accounts whose history is still being read; the row is deleted when it is complete. */
export const backfills = pgTable(
  'backfills',
  {
    chainId: chainId(),
    safe: address('safe').notNull(),
    requestedAt: time('requested_at').notNull(),
    /** Last block to read: later ones are read with all other accounts. */
    toBlock: integer('to_block').notNull(),
    /** Blocks below this were searched for the creation of the account. */
    searchedTo: integer('searched_to').notNull(),
    /** First block to read and the next one; null until the creation is found. */
    firstBlock: integer('first_block'),
    nextBlock: integer('next_block'),
    /** The audit has read the blocks up to here a second time; null during the first read. */
    auditedTo: integer('audited_to'),
    /** The state of the account before that block. */
    account: jsonb('account').$type<IndexedAccount>(),
    /** How often the history was read again because a log was missing. */
    repeats: integer('repeats').notNull(),
    progress: jsonb('progress').$type<IndexingProgress>(),
  },
  (table) => [primaryKey({ columns: [table.chainId, table.safe] })],
)

/** Recent indexed blocks, for finding the fork point of a reorg. */
export const blocks = pgTable(
  'blocks',
  {
    chainId: chainId(),
    number: integer('number').notNull(),
    hash: hex('hash').notNull(),
    parentHash: hex('parent_hash').notNull(),
    time: time('time').notNull(),
  },
  (table) => [primaryKey({ columns: [table.chainId, table.number] })],
)

export type TagArea = 'collectibles' | 'queued' | 'history' | 'messages'

/** The number of changes and the time of the last one, per area of an account; see `bumpTags`. */
export const revisions = pgTable(
  'revisions',
  {
    chainId: chainId(),
    safe: address('safe').notNull(),
    area: text('area').$type<TagArea>().notNull(),
    /** Epoch seconds. */
    latest: integer('latest').notNull(),
    changes: integer('changes').notNull(),
  },
  (table) => [primaryKey({ columns: [table.chainId, table.safe, table.area] })],
)

const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' })

/** The accounts that each transaction changed, see `db/changes`. Unused by the embedded database. */
export const changedKeys = pgTable(
  'changed_keys',
  {
    xid: transactionId('xid').notNull(),
    /** A `ChangeKey`. */
    key: text('key').notNull(),
    at: time('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.xid, table.key] })],
)
