import type { Address } from '@countersign/primitives'
import { sql } from 'drizzle-orm'
import { boolean, bigint, index, integer, jsonb, numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { address, blockNumber, chainId, hex, time, uint256 } from './columns.ts'

export * from './offchainSchema.ts'
export * from './pageTotals.ts'
export * from './progressSchema.ts'
export * from './tokenApprovals.ts'

/*
 * Projection tables. Everything here can be dropped and rebuilt: on-chain rows from the chain (removed by block on a reorg), off-chain rows
 * (proposals, their confirmations) by replaying the journal. Times are epoch milliseconds.
 */
const logIndex = () => integer('log_index').notNull()
/** Whether lists show the row, see `visibilityTriggers.ts`: 0 never, 1 with untrusted tokens, 2 always. The database sets it. */
const visibility = () => integer('visibility').$type<0 | 1 | 2>().notNull().default(0)

/** Ethereum transactions that touched a known account. */
export const ethereumTransactions = pgTable(
  'ethereum_transactions',
  {
    chainId: chainId(),
    hash: hex('hash').notNull(),
    blockNumber: blockNumber(),
    blockHash: hex('block_hash').notNull(),
    blockTime: time('block_time').notNull(),
    transactionIndex: integer('transaction_index').notNull(),
    from: address('from').notNull(),
    to: address('to'),
    input: hex('input').notNull(),
    value: uint256('value').notNull(),
    gasUsed: uint256('gas_used').notNull(),
    effectiveGasPrice: uint256('effective_gas_price').notNull(),
    succeeded: boolean('succeeded').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.chainId, table.hash] }),
    index('ethereum_transactions_block').on(table.chainId, table.blockNumber),
  ],
)

/** Accounts and their current state; `stateBlock` is the block at which it was read. */
export const safes = pgTable(
  'safes',
  {
    chainId: chainId(),
    address: address('address').notNull(),
    /** Block of the setup; null when found by probing. */
    createdBlock: integer('created_block'),
    creationTransactionHash: hex('creation_transaction_hash'),
    creator: address('creator'),
    factory: address('factory'),
    /** Calldata of `setup`, when it can be read from the creating transaction. */
    setupData: hex('setup_data'),
    saltNonce: text('salt_nonce'),
    createdAt: time('created_at'),
    singleton: address('singleton').notNull(),
    creationSingleton: address('creation_singleton'),
    /** `1.4.1+L2`; null for an unknown singleton. */
    version: text('version'),
    nonce: integer('nonce').notNull(),
    threshold: integer('threshold').notNull(),
    /** In the order of getOwners(). */
    owners: jsonb('owners').$type<Address[]>().notNull(),
    modules: jsonb('modules').$type<Address[]>().notNull(),
    fallbackHandler: address('fallback_handler'),
    guard: address('guard'),
    moduleGuard: address('module_guard'),
    stateBlock: integer('state_block').notNull(),
  },
  (table) => [primaryKey({ columns: [table.chainId, table.address] })],
)

/** One row per present owner: answers "which accounts does this address own". */
export const safeOwners = pgTable(
  'safe_owners',
  { chainId: chainId(), owner: address('owner').notNull(), safe: address('safe').notNull() },
  (table) => [
    primaryKey({ columns: [table.chainId, table.owner, table.safe] }),
    index('safe_owners_safe').on(table.chainId, table.safe),
  ],
)

/** Threshold and owners from the block that set them. The threshold of an executed transaction is read from here. */
export const safeStatuses = pgTable(
  'safe_statuses',
  {
    chainId: chainId(),
    safe: address('safe').notNull(),
    blockNumber: blockNumber(),
    logIndex: logIndex(),
    threshold: integer('threshold').notNull(),
    owners: jsonb('owners').$type<Address[]>().notNull(),
    nonce: integer('nonce').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.chainId, table.safe, table.blockNumber, table.logIndex] }),
    index('safe_statuses_block').on(table.chainId, table.blockNumber),
  ],
)

/** Proposed and executed transactions of an account. Execution columns are null until the execution. */
export const multisigTransactions = pgTable(
  'multisig_transactions',
  {
    chainId: chainId(),
    safe: address('safe').notNull(),
    safeTxHash: hex('safe_tx_hash').notNull(),
    nonce: integer('nonce').notNull(),
    to: address('to').notNull(),
    value: uint256('value').notNull(),
    data: hex('data').notNull(),
    operation: integer('operation').$type<0 | 1>().notNull(),
    safeTxGas: uint256('safe_tx_gas').notNull(),
    baseGas: uint256('base_gas').notNull(),
    gasPrice: uint256('gas_price').notNull(),
    gasToken: address('gas_token').notNull(),
    refundReceiver: address('refund_receiver').notNull(),
    /** Parameters unknown: only ExecutionSuccess of a non-L2 singleton was seen and no calldata could be read. */
    isStub: boolean('is_stub').notNull().default(false),
    proposer: address('proposer'),
    proposedByDelegate: address('proposed_by_delegate'),
    origin: text('origin'),
    note: text('note'),
    trusted: boolean('trusted').notNull(),
    /** Trusted because of the journal, so it stays trusted after a reorg removes its execution. */
    endorsed: boolean('endorsed').notNull().default(false),
    /** True when it arrived over HTTP (it is in the journal); such rows survive a reorg as unexecuted. */
    isProposed: boolean('is_proposed').notNull(),
    submittedAt: time('submitted_at').notNull(),
    modifiedAt: time('modified_at').notNull(),
    /** Time of the last journal record about it, which a reorg does not change; null for rows from the chain alone. */
    recordedAt: time('recorded_at'),
    executedTransactionHash: hex('executed_transaction_hash'),
    executedBlock: integer('executed_block'),
    executedLogIndex: integer('executed_log_index'),
    executedAt: time('executed_at'),
    executor: address('executor'),
    failed: boolean('failed'),
    payment: uint256('payment'),
    confirmationsRequired: integer('confirmations_required'),
  },
  (table) => [
    // Any contract may emit an account's events, so a hash identifies a transaction only together with the account's address.
    primaryKey({ columns: [table.chainId, table.safe, table.safeTxHash] }),
    index('multisig_transactions_hash').on(table.chainId, table.safeTxHash),
    index('multisig_transactions_list')
      .on(table.chainId, table.safe, table.nonce, table.submittedAt, table.safeTxHash)
      .where(sql`trusted`),
    index('multisig_transactions_queue')
      .on(table.chainId, table.safe, table.nonce, table.submittedAt, table.safeTxHash)
      .where(sql`executed_transaction_hash is null`),
    // Without the rows of the queue: an index that has them looks good for a queue before statistics exist, and reads all of them.
    index('multisig_transactions_executed')
      .on(table.executedTransactionHash)
      .where(sql`executed_transaction_hash is not null`),
    index('multisig_transactions_block')
      .on(table.chainId, table.executedBlock)
      .where(sql`executed_block is not null`),
  ],
)

export const confirmations = pgTable(
  'confirmations',
  {
    chainId: chainId(),
    safe: address('safe').notNull(),
    safeTxHash: hex('safe_tx_hash').notNull(),
    owner: address('owner').notNull(),
    /** Null only for an approved hash seen on chain before its transaction was proposed. */
    signature: hex('signature'),
    submittedAt: time('submitted_at').notNull(),
    source: text('source').$type<'http' | 'execution' | 'approveHash'>().notNull(),
    /** Block of an on-chain source; null for http. */
    blockNumber: integer('block_number'),
  },
  (table) => [
    primaryKey({ columns: [table.chainId, table.safe, table.safeTxHash, table.owner] }),
    index('confirmations_hash').on(table.chainId, table.safeTxHash),
    index('confirmations_block')
      .on(table.chainId, table.blockNumber)
      .where(sql`block_number is not null`),
  ],
)

/**
 * Hashes that owners approved on chain, whether they were proposed to this service or not. `confirmations` has one row per owner; when that
 * row is a signature that is deleted with its proposal, the approval counts again.
 */
export const approvedHashes = pgTable(
  'approved_hashes',
  {
    chainId: chainId(),
    safe: address('safe').notNull(),
    safeTxHash: hex('safe_tx_hash').notNull(),
    owner: address('owner').notNull(),
    signature: hex('signature').notNull(),
    approvedAt: time('approved_at').notNull(),
    blockNumber: blockNumber(),
  },
  (table) => [
    // An owner who was removed and added again may approve again.
    primaryKey({ columns: [table.chainId, table.safe, table.safeTxHash, table.owner, table.blockNumber] }),
    index('approved_hashes_block').on(table.chainId, table.blockNumber),
  ],
)

export const moduleTransactions = pgTable(
  'module_transactions',
  {
    chainId: chainId(),
    safe: address('safe').notNull(),
    /** `i` + transaction hash without 0x + log index; the `moduleTxId` of the wire. */
    id: text('id').notNull(),
    transactionHash: hex('transaction_hash').notNull(),
    blockNumber: blockNumber(),
    logIndex: logIndex(),
    executedAt: time('executed_at').notNull(),
    module: address('module').notNull(),
    to: address('to').notNull(),
    value: uint256('value').notNull(),
    data: hex('data').notNull(),
    operation: integer('operation').$type<0 | 1>().notNull(),
    failed: boolean('failed').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.chainId, table.safe, table.id] }),
    index('module_transactions_list').on(table.chainId, table.safe, table.blockNumber, table.logIndex, table.id),
    index('module_transactions_hash').on(table.transactionHash),
    index('module_transactions_block').on(table.chainId, table.blockNumber),
  ],
)

/** One row per transfer and touched account; `direction` is seen from `safe`. */
export const transfers = pgTable(
  'transfers',
  {
    chainId: chainId(),
    safe: address('safe').notNull(),
    /** `transferId` of the wire: `e` + hash + log index for tokens, `i` + hash + trace address for native coin. */
    id: text('id').notNull(),
    transactionHash: hex('transaction_hash').notNull(),
    blockNumber: blockNumber(),
    logIndex: logIndex(),
    executedAt: time('executed_at').notNull(),
    kind: text('kind').$type<'NATIVE' | 'ERC20' | 'ERC721' | 'ERC1155'>().notNull(),
    token: address('token'),
    from: address('from').notNull(),
    to: address('to').notNull(),
    /** Amount, or token id for ERC721 and ERC1155. */
    value: uint256('value').notNull(),
    /** How many of the token id, for ERC1155. */
    amount: uint256('amount'),
    /** The other address, and the digits of it that users compare. */
    counterparty: address('counterparty').notNull(),
    similarity: text('similarity').notNull(),
    /** Amount in whole coins or tokens; null for tokens with ids. */
    units: numeric('units'),
    /** The counterparty looks like one that the account dealt with before, and the amount is chosen to be mistaken for another. */
    imitation: boolean('imitation').notNull().default(false),
    direction: text('direction').$type<'INCOMING' | 'OUTGOING'>().notNull(),
    visibility: visibility(),
  },
  (table) => [
    // Starts with the column that differs most: an account's transfers share the others, and a key is compared column by column.
    primaryKey({ columns: [table.id, table.safe, table.chainId] }),
    index('transfers_hash').on(table.transactionHash),
    index('transfers_block').on(table.chainId, table.blockNumber),
    index('transfers_token').on(table.chainId, table.safe, table.token),
    index('transfers_counterparty').on(table.chainId, table.safe, table.counterparty, table.units),
    index('transfers_paid')
      .on(table.chainId, table.safe, table.counterparty, table.token, table.units)
      .where(sql`direction = 'OUTGOING'`),
    index('transfers_incoming')
      .on(table.chainId, table.safe, table.executedAt, table.blockNumber, table.logIndex, table.id)
      .where(sql`direction = 'INCOMING' and visibility >= 1`),
    index('transfers_incoming_trusted')
      .on(table.chainId, table.safe, table.executedAt, table.blockNumber, table.logIndex, table.id)
      .where(sql`direction = 'INCOMING' and visibility = 2`),
  ],
)

/** Every address with which an account exchanged assets, and since which block. Look-alikes are found without reading the transfers. */
export const counterparties = pgTable(
  'counterparties',
  {
    chainId: chainId(),
    safe: address('safe').notNull(),
    similarity: text('similarity').notNull(),
    counterparty: address('counterparty').notNull(),
    /** First transfer. */
    blockNumber: blockNumber(),
    logIndex: logIndex(),
  },
  (table) => [
    primaryKey({ columns: [table.chainId, table.safe, table.similarity, table.counterparty] }),
    index('counterparties_block').on(table.chainId, table.blockNumber),
    index('counterparties_age').on(table.chainId, table.safe, table.similarity, table.blockNumber, table.logIndex),
  ],
)

/** One row per (account, Ethereum transaction) of the history list: paging needs one query and one index. */
export const historyGroups = pgTable(
  'history_groups',
  {
    chainId: chainId(),
    safe: address('safe').notNull(),
    transactionHash: hex('transaction_hash').notNull(),
    blockNumber: blockNumber(),
    blockTime: time('block_time').notNull(),
    visibility: visibility(),
  },
  (table) => [
    primaryKey({ columns: [table.chainId, table.safe, table.transactionHash] }),
    index('history_groups_shown')
      .on(table.chainId, table.safe, table.blockTime, table.blockNumber, table.transactionHash)
      .where(sql`visibility >= 1`),
    index('history_groups_trusted')
      .on(table.chainId, table.safe, table.blockTime, table.blockNumber, table.transactionHash)
      .where(sql`visibility = 2`),
    index('history_groups_block').on(table.chainId, table.blockNumber),
  ],
)

/** Metadata documents of NFTs, and when they were read. They can be dropped: the service fetches them again. */
export const nftMetadata = pgTable(
  'nft_metadata',
  {
    chainId: chainId(),
    token: address('token').notNull(),
    /** Token id, decimal. */
    id: text('id').notNull(),
    uri: text('uri'),
    /** `skipped`: the document exists, but the service does not fetch this kind. */
    state: text('state').$type<'ready' | 'failed' | 'skipped'>().notNull(),
    metadata: jsonb('metadata').$type<Record<string, unknown>>(),
    /** Why there is no document, as a sentence. */
    reason: text('reason'),
    fetchedAt: time('fetched_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.chainId, table.token, table.id] })],
)

export const tokens = pgTable(
  'tokens',
  {
    chainId: chainId(),
    address: address('address').notNull(),
    type: text('type').$type<'ERC20' | 'ERC721' | 'ERC1155' | 'UNKNOWN'>().notNull(),
    name: text('name').notNull(),
    symbol: text('symbol').notNull(),
    decimals: integer('decimals'),
    /** Listed by the operator. Trusted and spam exclude each other. */
    trusted: boolean('trusted').notNull(),
    spam: boolean('spam').notNull(),
  },
  (table) => [primaryKey({ columns: [table.chainId, table.address] })],
)

/** Every event of the bus, for SSE clients that reconnect with Last-Event-ID. */
export const events = pgTable(
  'events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    chainId: chainId(),
    safe: address('safe'),
    type: text('type').notNull(),
    body: jsonb('body').$type<Record<string, unknown>>().notNull(),
    at: time('at').notNull(),
  },
  (table) => [index('events_safe').on(table.chainId, table.safe, table.id), index('events_at').on(table.at)],
)

/** Events up to this id may be gone: pruned, or lost with an earlier projection. One row. */
export const eventFloor = pgTable('event_floor', {
  id: integer('id').primaryKey(),
  floor: bigint('floor', { mode: 'number' }).notNull(),
})

/** Off-chain rows that an on-chain event removed (an owner was removed, hashes changed); a reorg of that block restores them. */
export const droppedRows = pgTable(
  'dropped_rows',
  {
    chainId: chainId(),
    blockNumber: blockNumber(),
    tableName: text('table_name').$type<'confirmations' | 'multisig_transactions'>().notNull(),
    row: jsonb('row').$type<Record<string, unknown>>().notNull(),
  },
  (table) => [index('dropped_rows_block').on(table.chainId, table.blockNumber)],
)

/** Hashes of the operator's configuration at the last start of a process. A difference is published as an event. */
export const seenConfigurations = pgTable('seen_configurations', {
  chainId: text('chain_id').primaryKey(),
  chain: text('chain').notNull(),
  safeApps: text('safe_apps').notNull(),
})
