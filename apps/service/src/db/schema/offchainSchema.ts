import type { Hex } from '@countersign/primitives'
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { address, blockNumber, chainId, hex, time, uint256 } from './columns.ts'

/*
 * The journal, and facts besides proposals that only the journal contains. `owner_removals` and `signed_messages` come from the chain and
 * decide which of these facts are still valid.
 */

/** Messages for owners to sign, from the journal. */
export const messages = pgTable(
  'messages',
  {
    chainId: chainId(),
    safe: address('safe').notNull(),
    messageHash: hex('message_hash').notNull(),
    /** The message as JSON text: a string or typed data. As text, because no JSON column type preserves every document. */
    message: text('message').notNull(),
    /** Any number that a client sent. Wider than necessary, because a record that does not fit would block all later ones. */
    safeAppId: bigint('safe_app_id', { mode: 'number' }),
    origin: text('origin'),
    proposedBy: address('proposed_by').notNull(),
    createdAt: time('created_at').notNull(),
    modifiedAt: time('modified_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.chainId, table.messageHash] }),
    index('messages_order').on(table.chainId, table.safe, table.createdAt.desc(), table.messageHash),
  ],
)

/**
 * Every accepted signature of a message. Reading decides whether it counts: not if its owner was removed after signing (`owner_removals`).
 * So nothing must be restored when a reorg undoes the removal.
 */
export const messageConfirmations = pgTable(
  'message_confirmations',
  {
    chainId: chainId(),
    safe: address('safe').notNull(),
    messageHash: hex('message_hash').notNull(),
    owner: address('owner').notNull(),
    signature: hex('signature').notNull(),
    submittedAt: time('submitted_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.chainId, table.messageHash, table.owner, table.submittedAt] })],
)

/** Hashes an account signed on chain (SignMsg). */
export const signedMessages = pgTable(
  'signed_messages',
  {
    chainId: chainId(),
    safe: address('safe').notNull(),
    messageHash: hex('message_hash').notNull(),
    blockNumber: blockNumber(),
    signedAt: time('signed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.chainId, table.safe, table.messageHash] }),
    index('signed_messages_block').on(table.chainId, table.blockNumber),
  ],
)

/** When owners were removed: their earlier off-chain signatures are void. */
export const ownerRemovals = pgTable(
  'owner_removals',
  {
    chainId: chainId(),
    safe: address('safe').notNull(),
    owner: address('owner').notNull(),
    blockNumber: blockNumber(),
    removedAt: time('removed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.chainId, table.safe, table.owner, table.blockNumber] }),
    index('owner_removals_block').on(table.chainId, table.blockNumber),
  ],
)

/** Delegates and their delegators, from the journal. A delegation by a removed owner does not count, see `owner_removals`. */
export const delegates = pgTable(
  'delegates',
  {
    chainId: chainId(),
    /** The account, or `*` for every account of the delegator. */
    scope: text('scope').notNull(),
    delegate: address('delegate').notNull(),
    delegator: address('delegator').notNull(),
    label: text('label').notNull(),
    expiresAt: time('expires_at'),
    addedAt: time('added_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.chainId, table.scope, table.delegate, table.delegator] }),
    index('delegates_delegate').on(table.chainId, table.delegate),
    index('delegates_delegator').on(table.chainId, table.delegator),
  ],
)

/** Every version of the entries that the owners of an account share, from the journal. */
export const sharedEntries = pgTable(
  'shared_entries',
  {
    chainId: chainId(),
    safe: address('safe').notNull(),
    address: address('address').notNull(),
    everyNetwork: boolean('every_network').notNull(),
    version: bigint('version', { mode: 'number' }).notNull(),
    /** EIP-712 hash of the entry. */
    hash: hex('hash').notNull(),
    name: text('name').notNull(),
    previous: hex('previous').notNull(),
    /** Epoch seconds, by the clock of the signer. */
    signedAt: bigint('signed_at', { mode: 'number' }).notNull(),
    signer: address('signer').notNull(),
    signature: hex('signature').notNull(),
    addedAt: time('added_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.chainId, table.safe, table.address, table.everyNetwork, table.version, table.hash] }),
    index('shared_entries_added').on(table.chainId, table.safe, table.addedAt),
  ],
)

/** Accounts that are not deployed yet, with their creation data, from the journal. */
export const undeployedAccounts = pgTable(
  'undeployed_accounts',
  {
    chainId: chainId(),
    safe: address('safe').notNull(),
    factory: address('factory').notNull(),
    singleton: address('singleton').notNull(),
    /** Calldata of `setup`. */
    initializer: hex('initializer').notNull(),
    saltNonce: uint256('salt_nonce').notNull(),
    /** Time of the last registration. */
    addedAt: time('added_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.chainId, table.safe] }),
    index('undeployed_accounts_added').on(table.addedAt),
  ],
)

/** The journal by account: the name of each record and its position in the account's own hash chain. The rest is read from the journal. */
export const accountJournal = pgTable(
  'account_journal',
  {
    chainId: chainId(),
    safe: address('safe').notNull(),
    position: integer('position').notNull(),
    sequence: bigint('sequence', { mode: 'number' }).notNull(),
    hash: hex('hash').notNull(),
    at: time('at').notNull(),
    link: hex('link').notNull(),
  },
  (table) => [primaryKey({ columns: [table.chainId, table.safe, table.position] })],
)

/** How much of the journal is in the projection. */
export const journalState = pgTable('journal_state', {
  id: integer('id').primaryKey(),
  sequence: bigint('sequence', { mode: 'number' }).notNull(),
  hash: hex('hash').notNull(),
})

/** Records that could not be applied. They are skipped, so that later ones are still applied. */
export const journalFaults = pgTable('journal_faults', {
  sequence: bigint('sequence', { mode: 'number' }).primaryKey(),
  hash: hex('hash').notNull(),
  kind: text('kind').notNull(),
  reason: text('reason').notNull(),
  at: time('at').notNull(),
})

/** The append-only journal when it lives in PostgreSQL; unused beside the embedded database, where it is a file. */
export const journal = pgTable(
  'journal',
  {
    sequence: bigint('sequence', { mode: 'number' }).primaryKey(),
    hash: hex('hash').$type<Hex>().notNull(),
    previous: hex('previous').notNull(),
    entry: jsonb('entry').$type<Record<string, unknown>>().notNull(),
    at: time('at').notNull(),
  },
  (table) => [uniqueIndex('journal_hash').on(table.hash)],
)
