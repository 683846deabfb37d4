import type { Address, Hex } from '@countersign/primitives'
import { and, eq, getTableColumns, inArray, sql, type SQL } from 'drizzle-orm'
import { bumpTags } from '../../db/statements/bumpTags.ts'
import type { Drizzle } from '../../db/database/Database.ts'
import { insertMany } from '../../db/statements/insertMany.ts'
import {
  blocks,
  ethereumTransactions,
  historyGroups,
  moduleTransactions,
  safeOwners,
  safes,
  safeStatuses,
  signedMessages,
  tokenApprovals,
  tokens,
  transfers,
} from '../../db/schema/schema.ts'
import type { JournalReader } from '../../journal/JournalEntry.ts'
import type { EventDraft } from '../../events/storeEvents.ts'
import type { IndexedAccount } from '../../db/schema/IndexedAccount.ts'
import type { Batch } from '../fold/Batch.ts'
import { describeRange } from './describeRange.ts'
import { markImitations } from './markImitations.ts'
import { isSpamToken, type TokenLists } from './isSpamToken.ts'
import { dropStaleRows } from './dropStaleRows.ts'
import { recordOwnerRemovals } from './recordOwnerRemovals.ts'
import type { RangeResult } from '../fold/RangeResult.ts'
import { writeConfirmations, writeExecutions } from './writeExecutions.ts'
import { visibilityOfTransfer } from '../../db/paging/visibilityTriggers.ts'
import type { TransferRow } from '../fold/effects/Effect.ts'

/** The parts of an indexer (`IndexerParts`) that a write needs. */
type WriteParts = { config: TokenLists & { chainId: string }; journal: JournalReader; clock: () => number }

/** Writes a run of blocks in the caller's transaction and returns its events. */
export async function writeRange(
  tx: Drizzle,
  { config, journal, clock }: WriteParts,
  result: RangeResult,
): Promise<EventDraft[]> {
  const { chainId } = config
  const { batch, strangers } = result
  const headers = result.headers.map((header) => ({ chainId, ...header }))
  await insertMany(blocks, headers, (part) =>
    tx
      .insert(blocks)
      .select(part)
      .onConflictDoUpdate({
        target: [blocks.chainId, blocks.number],
        set: { hash: sql`excluded.hash`, parentHash: sql`excluded.parent_hash`, time: sql`excluded.time` },
      }),
  )
  // Whether a transfer is visible depends on its token. The largest table is written first: meanwhile the next run of blocks is computed.
  await writeTokens(tx, chainId, config, result)
  await writeTransfers(tx, chainId, batch.transfers)
  const transactions = result.transactions.map((transaction) => ({ chainId, ...transaction }))
  await insertMany(ethereumTransactions, transactions, (part) =>
    tx.insert(ethereumTransactions).select(part).onConflictDoNothing(),
  )
  const changed = [...batch.changed].filter((address) => !strangers.includes(address))
  const accounts = changed.flatMap((address) => batch.accounts.get(address) ?? [])
  await writeAccounts(tx, chainId, accounts, strangers)
  await insertMany(safeStatuses, [...batch.statuses.values()], (part) =>
    tx
      .insert(safeStatuses)
      .select(part)
      .onConflictDoUpdate({
        target: [safeStatuses.chainId, safeStatuses.safe, safeStatuses.blockNumber, safeStatuses.logIndex],
        set: { threshold: sql`excluded.threshold`, owners: sql`excluded.owners`, nonce: sql`excluded.nonce` },
      }),
  )
  await writeExecutions(tx, batch.executions)
  await writeConfirmations(tx, batch.confirmations, result.confirmations)
  await insertMany(moduleTransactions, batch.modules, (part) =>
    tx.insert(moduleTransactions).select(part).onConflictDoNothing(),
  )
  await markImitations(tx, chainId, batch)
  await insertMany(historyGroups, buildGroups(chainId, result), (part) =>
    tx
      .insert(historyGroups)
      .select(part)
      // A later row may make the group visible.
      .onConflictDoUpdate({
        target: [historyGroups.chainId, historyGroups.safe, historyGroups.transactionHash],
        set: { visibility: sql`greatest(history_groups.visibility, excluded.visibility)` },
      }),
  )
  await insertMany(signedMessages, firstOfEach(batch.signedMessages), (part) =>
    tx
      .insert(signedMessages)
      .select(part)
      .onConflictDoUpdate({
        target: [signedMessages.chainId, signedMessages.safe, signedMessages.messageHash],
        // The history may be written after newer blocks: the first signature counts, and stays after a reorg of the later one.
        set: { blockNumber: sql`excluded.block_number`, signedAt: sql`excluded.signed_at` },
        setWhere: sql`excluded.block_number < signed_messages.block_number`,
      }),
  )
  await insertMany(tokenApprovals, batch.approvals, (part) =>
    tx.insert(tokenApprovals).select(part).onConflictDoNothing(),
  )
  await dropStaleRows(tx, { chainId, journal }, batch, result.confirmations)
  const ended = await recordOwnerRemovals(tx, chainId, [...batch.removedOwners.values()])
  const { events, touches } = describeRange(chainId, result, config.tokens, clock())
  await bumpTags(tx, touches)
  return [...events, ...ended]
}

async function writeAccounts(
  tx: Drizzle,
  chainId: string,
  accounts: readonly IndexedAccount[],
  strangers: readonly Address[],
): Promise<void> {
  if (accounts.length + strangers.length === 0) return
  const { moved, known } = await findMoved(tx, chainId, accounts)
  const gone = [...known, ...strangers]
  if (gone.length > 0)
    await tx.delete(safeOwners).where(and(eq(safeOwners.chainId, chainId), inArray(safeOwners.safe, gone)))
  if (strangers.length > 0)
    await tx.delete(safes).where(and(eq(safes.chainId, chainId), inArray(safes.address, [...strangers])))
  // The creation may have been found since the account was read.
  const kept = (name: string) => sql.raw(`coalesce(excluded."${name}", safes."${name}")`)
  const columns = ['singleton', 'version', 'nonce', 'threshold', 'owners', 'modules', 'guard'] as const
  const snake = [
    'created_block',
    'creation_transaction_hash',
    'creator',
    'factory',
    'setup_data',
    'salt_nonce',
  ] as const
  await insertMany(safes, accounts, (part) =>
    tx
      .insert(safes)
      .select(part)
      .onConflictDoUpdate({
        target: [safes.chainId, safes.address],
        set: {
          ...Object.fromEntries(columns.map((name) => [name, sql.raw(`excluded."${name}"`)])),
          ...Object.fromEntries(snake.map((name) => [toCamel(name), kept(name)])),
          createdAt: kept('created_at'),
          creationSingleton: kept('creation_singleton'),
          fallbackHandler: sql`excluded.fallback_handler`,
          moduleGuard: sql`excluded.module_guard`,
          stateBlock: sql`excluded.state_block`,
        },
      }),
  )
  const owners = moved.flatMap(({ address, owners: list }) =>
    [...new Set(list)].map((owner) => ({ chainId, owner, safe: address })),
  )
  await insertMany(safeOwners, owners, (part) => tx.insert(safeOwners).select(part).onConflictDoNothing())
}

/**
 * Accounts whose owners are not the stored ones, and those of them that are stored. Most events leave the owners as they are, and an account may have
 * thousands.
 */
async function findMoved(
  tx: Drizzle,
  chainId: string,
  accounts: readonly IndexedAccount[],
): Promise<{ moved: readonly IndexedAccount[]; known: Address[] }> {
  if (accounts.length === 0) return { moved: [], known: [] }
  const addresses = accounts.map(({ address }) => address)
  const rows = await tx
    .select({ address: safes.address, owners: safes.owners })
    .from(safes)
    .where(and(eq(safes.chainId, chainId), inArray(safes.address, addresses)))
  const stored = new Map(rows.map(({ address, owners }) => [address, owners.join()]))
  const moved = accounts.filter(({ address, owners }) => stored.get(address) !== owners.join())
  return { moved, known: moved.flatMap(({ address }) => (stored.has(address) ? [address] : [])) }
}

const toCamel = (name: string) => name.replace(/_(\w)/g, (_match, letter: string) => letter.toUpperCase())

/** In the order of the chain; a hash that was signed twice has its first signature. */
function firstOfEach(rows: Batch['signedMessages']): Batch['signedMessages'] {
  return [...new Map(rows.toReversed().map((row) => [`${row.safe}:${row.messageHash}`, row])).values()]
}

function buildGroups(chainId: string, { batch, transactions }: RangeResult) {
  const byHash = new Map(transactions.map((transaction) => [transaction.hash, transaction]))
  const groups = new Map<string, typeof historyGroups.$inferInsert>()
  const add = (safe: Address, hash: Hex | null | undefined, visibility: 0 | 2) => {
    const transaction = hash ? byHash.get(hash) : undefined
    if (!transaction) return
    const { hash: transactionHash, blockNumber, blockTime } = transaction
    groups.set(`${safe}:${hash}`, { chainId, safe, transactionHash, blockNumber, blockTime, visibility })
  }
  for (const [position, { safe, transactionHash }] of batch.transfers.entries()) {
    const before = batch.transfers[position - 1]
    // The database computes the visibility of groups that only received something.
    if (before?.safe !== safe || before.transactionHash !== transactionHash) add(safe, transactionHash, 0)
  }
  for (const { row } of batch.executions) add(row.safe, row.executedTransactionHash, 2)
  for (const { safe, transactionHash } of batch.modules) add(safe, transactionHash, 2)
  return [...groups.values()]
}

async function writeTokens(tx: Drizzle, chainId: string, lists: TokenLists, result: RangeResult): Promise<void> {
  const trusted = new Set(lists.tokens.map(({ address }) => address.toLowerCase()))
  const rows = result.tokens.map(({ address, type, name, symbol, decimals }) => ({
    chainId,
    address,
    type,
    name,
    symbol,
    decimals,
    trusted: trusted.has(address.toLowerCase()),
    spam: isSpamToken({ address, name, symbol }, lists),
  }))
  await insertMany(tokens, rows, (part) => tx.insert(tokens).select(part).onConflictDoNothing())
}

const DEFAULT_DECIMALS = 18

/** Old ERC-721 tokens emit the event of ERC-20, and the other way round, so the token's own type counts. */
const kind = sql`case when rows.kind in ('ERC20', 'ERC721') and k.type in ('ERC20', 'ERC721') then k.type else rows.kind end`

/** Derived from other columns or the token: the database computes these faster than it parses them. */
const derived: Readonly<Record<string, SQL>> = {
  from: sql`case written.direction when 'OUTGOING' then written.safe else written.counterparty end`,
  to: sql`case written.direction when 'OUTGOING' then written.counterparty else written.safe end`,
  units: sql.raw(`case when written.kind in ('NATIVE', 'ERC20') then written.value * written.unit end`),
  imitation: sql`false`,
  visibility: sql.raw(
    visibilityOfTransfer('written', `(written.token_trusted or (written.kind <> 'ERC20' and not written.token_spam))`),
  ),
}

const columns = Object.entries(getTableColumns(transfers)).map(([field, { name }]) => ({ field, name }))
const written = new Set(columns.map(({ field }) => field).filter((field) => field !== 'chainId' && !derived[field]))

/** Adds new transfers, complete in one write, because every index update costs. Write their tokens first. */
export async function writeTransfers(tx: Drizzle, chainId: string, rows: readonly TransferRow[]): Promise<void> {
  const tokens = [...new Set(rows.flatMap(({ token }) => token ?? []))]
  const known = sql`
    select address, type, trusted, spam, ('1e-' || coalesce(decimals, ${sql.raw(String(DEFAULT_DECIMALS))}))::numeric as unit
    from tokens where chain_id = ${chainId} and address = any(${sql.param(tokens)}::char(42)[])`
  const asWritten = columns.map(({ field, name }) => {
    if (field === 'chainId') return sql`${chainId}::text`
    return derived[field] ?? sql`written.${sql.identifier(name)}`
  })
  const asLogged = columns
    .filter(({ field }) => written.has(field))
    .map(({ name }) => (name === 'kind' ? sql`${kind} as kind` : sql`rows.${sql.identifier(name)}`))
  await insertMany(
    transfers,
    rows,
    (part) =>
      tx
        .insert(transfers)
        .select(
          sql`with known as materialized (${known})
          select ${sql.join(asWritten, sql`, `)} from (
            select ${sql.join(asLogged, sql`, `)}, k.trusted as token_trusted, k.spam as token_spam,
              coalesce(k.unit, ${sql.raw(`1e-${DEFAULT_DECIMALS}`)}::numeric) as unit
            from (${part}) as rows left join known k on k.address = rows.token
          ) as written`,
        )
        .onConflictDoNothing(),
    written,
  )
}
