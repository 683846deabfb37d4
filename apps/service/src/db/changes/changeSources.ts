import type { PgTable } from 'drizzle-orm/pg-core'
import { getTableName } from 'drizzle-orm'
import * as schema from '../schema/schema.ts'

/**
 * How a table takes part in the cache of answers (`routing/ReadCache.ts`). `account`: a write changes the answers of its accounts. `shared`:
 * a write changes all answers of the chain. `along`: cached answers read it, and a write to it always comes with a write to a table of the
 * first two kinds, in the same transaction. `unread`: no cached answer reads it.
 */
type Part = 'account' | 'shared' | 'along' | 'unread'

type ProjectionTable = Exclude<keyof typeof schema, 'journal'>

/* A new table without an entry does not compile. `http/cachedTables.test.ts` reads every cached answer. */
const PARTS: Record<ProjectionTable, Part> = {
  safes: 'account',
  safeOwners: 'account',
  multisigTransactions: 'account',
  confirmations: 'account',
  moduleTransactions: 'account',
  transfers: 'account',
  historyGroups: 'account',
  revisions: 'account',
  undeployedAccounts: 'account',
  // Rarely written: when the first account of a chain has a token, and when the token list changes.
  tokens: 'shared',
  // Written with the history groups of the accounts that the transaction touched.
  ethereumTransactions: 'along',
  // Triggers write the totals with the rows. Marks only speed up a page.
  pageTotals: 'along',
  pageMarks: 'along',
  safeStatuses: 'unread',
  approvedHashes: 'unread',
  counterparties: 'unread',
  nftMetadata: 'unread',
  events: 'unread',
  eventFloor: 'unread',
  droppedRows: 'unread',
  seenConfigurations: 'unread',
  messages: 'unread',
  messageConfirmations: 'unread',
  signedMessages: 'unread',
  ownerRemovals: 'unread',
  delegates: 'unread',
  sharedEntries: 'unread',
  accountJournal: 'unread',
  journalState: 'unread',
  journalFaults: 'unread',
  cursors: 'unread',
  accountChanges: 'unread',
  backfills: 'unread',
  blocks: 'unread',
  tokenApprovals: 'unread',
  changedKeys: 'unread',
}

const tables: Record<ProjectionTable, PgTable> = schema

export type ChangeSource = { readonly table: string; readonly part: Part }

export const changeSources: readonly ChangeSource[] = Object.entries(PARTS).map(([name, part]) => ({
  table: getTableName(tables[name as ProjectionTable]),
  part,
}))
