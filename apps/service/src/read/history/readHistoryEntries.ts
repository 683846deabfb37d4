import type { Transaction } from '@countersign/api'
import {
  addressesOfCall,
  addressesOfTransfer,
  describeOrigin,
  type EntryFacts,
  groupBy,
  type HistoryEntry,
  isUnknownModuleCall,
  NO_FACTS,
  toHistoryEntry,
  type TokenUnits,
  toModuleTransaction,
  toMultisigTransaction,
  toTransferTransaction,
} from '@countersign/ledger'
import type { Hex } from '@countersign/primitives'
import { and, asc, eq, gt, isNotNull } from 'drizzle-orm'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { moduleTransactions, multisigTransactions, transfers } from '../../db/schema/schema.ts'
import { createYielder } from '../../indexer/fold/createYielder.ts'
import type { SafeRow } from '../accounts/requireSafe.ts'
import { requireChain } from '../chains/requireChain.ts'
import { findTokens, type TokenIndex } from '../tokens/TokenIndex.ts'
import type { ModuleRow, MultisigRow, TransferRow } from '../transactions/rows.ts'
import { isOfAccountAbove } from './isOfAccount.ts'
import { isTrusted, MAX_TRANSFERS_PER_GROUP } from './loadGroupRows.ts'

/** A row as the search sees it, and whether the lists without suspicious rows have it. */
export type ListedEntry = {
  /** The id of the list row. */
  readonly id: string
  readonly entry: HistoryEntry
  readonly isTrusted: boolean
  readonly isImitation: boolean
}

/** The transactions of owners and modules contain calldata of any length, so that they are read in parts. */
const PART = 1000
const ROWS_BETWEEN_YIELDS = 200

/**
 * Every row of the history of an account as the search sees it, by Ethereum transaction, as `loadGroupRows` lists them. One statement reads
 * all transfers: the same in parts, each with the rows of 250 transactions, took four times as long.
 *
 * @param above only rows of blocks above this one; -1 for all
 */
export async function readHistoryEntries(
  context: ServiceContext,
  safe: SafeRow,
  above: number,
): Promise<ReadonlyMap<Hex, readonly ListedEntry[]>> {
  const yieldIfDue = createYielder()
  const moved = await findTransfers(context, safe, above)
  const movesOf = groupBy(moved, (row) => row.transactionHash)
  const entries = new Map<Hex, ListedEntry[]>()
  const add = (hash: Hex, entry: ListedEntry) => {
    const known = entries.get(hash)
    if (known) known.push(entry)
    else entries.set(hash, [entry])
  }
  const units = unitsOf(context, safe, await findTokens(context, safe.chainId, moved.flatMap(addressesOfTransfer)))
  for await (const rows of multisigsOf(context, safe, above)) {
    const tokens = await findTokens(context, safe.chainId, rows.flatMap(addressesOfCall))
    for (const row of rows) {
      const hash = row.executedTransactionHash
      if (hash !== null) add(hash, signedEntry(row, safe, tokens, movesOf.get(hash) ?? [], units))
    }
  }
  const signed = new Set(entries.keys())
  for await (const rows of modulesOf(context, safe, above)) {
    const tokens = await findTokens(context, safe.chainId, rows.flatMap(addressesOfCall))
    for (const row of rows)
      if (!signed.has(row.transactionHash))
        add(row.transactionHash, moduleEntry(row, tokens, movesOf.get(row.transactionHash) ?? [], units))
  }
  let turn = 0
  for (const [hash, rows] of movesOf) {
    if ((turn += 1) % ROWS_BETWEEN_YIELDS === 0) await yieldIfDue()
    if (entries.has(hash)) continue
    entries.set(
      hash,
      rows.slice(0, MAX_TRANSFERS_PER_GROUP).map((row) => transferEntry(row, units)),
    )
  }
  return entries
}

type Units = TokenUnits & { readonly tokens: TokenIndex }

const unitsOf = (context: ServiceContext, { chainId }: SafeRow, tokens: TokenIndex): Units => ({
  tokens,
  of: (token) => tokens.get(token),
  native: requireChain(context, chainId).config.nativeCurrency,
})

function signedEntry(
  row: MultisigRow,
  account: SafeRow,
  tokens: TokenIndex,
  moves: EntryFacts['moves'],
  units: Units,
): ListedEntry {
  // Signatures are not searched.
  const transaction = toMultisigTransaction(row, { account, confirmations: [], tokens, app: null })
  const { safeTxHash, proposer, executor, isStub } = row
  const { app } = describeOrigin(row.origin)
  const facts = { moves, safeTxHash, data: isStub ? null : row.data, app, proposer, executor }
  return notSuspicious(transaction, facts, units)
}

function moduleEntry(row: ModuleRow, tokens: TokenIndex, moves: EntryFacts['moves'], units: Units): ListedEntry {
  const facts = { ...NO_FACTS, moves, data: isUnknownModuleCall(row) ? null : row.data }
  return notSuspicious(toModuleTransaction(row, tokens), facts, units)
}

const notSuspicious = (transaction: Transaction, facts: EntryFacts, units: Units): ListedEntry => ({
  id: transaction.id,
  entry: toHistoryEntry(transaction, facts, units),
  isTrusted: true,
  isImitation: false,
})

function transferEntry(row: SearchedTransfer, units: Units): ListedEntry {
  const transaction = toTransferTransaction(row, units.tokens)
  return {
    id: transaction.id,
    entry: toHistoryEntry(transaction, { ...NO_FACTS, moves: [row] }, units),
    isTrusted: isTrusted(row, units.tokens),
    isImitation: row.imitation,
  }
}

type SearchedTransfer = Omit<
  TransferRow,
  'chainId' | 'blockNumber' | 'logIndex' | 'counterparty' | 'similarity' | 'units' | 'visibility'
>

const findTransfers = (
  { db }: ServiceContext,
  { chainId, address }: SafeRow,
  above: number,
): Promise<SearchedTransfer[]> =>
  db.drizzle
    .select({
      safe: transfers.safe,
      id: transfers.id,
      transactionHash: transfers.transactionHash,
      executedAt: transfers.executedAt,
      kind: transfers.kind,
      token: transfers.token,
      from: transfers.from,
      to: transfers.to,
      value: transfers.value,
      amount: transfers.amount,
      imitation: transfers.imitation,
      direction: transfers.direction,
    })
    .from(transfers)
    .where(and(eq(transfers.chainId, chainId), isOfAccountAbove(transfers.safe, transfers.blockNumber, address, above)))

async function* multisigsOf(
  { db }: ServiceContext,
  { chainId, address }: SafeRow,
  above: number,
): AsyncGenerator<MultisigRow[]> {
  const { safe, safeTxHash, executedTransactionHash, executedBlock } = multisigTransactions
  for (let after: Hex | null = '0x'; after !== null;) {
    const rows: MultisigRow[] = await db.drizzle
      .select()
      .from(multisigTransactions)
      .where(
        and(
          eq(multisigTransactions.chainId, chainId),
          isOfAccountAbove(safe, executedBlock, address, above),
          gt(safeTxHash, after),
          isNotNull(executedTransactionHash),
        ),
      )
      .orderBy(asc(safeTxHash))
      .limit(PART)
    yield rows
    after = rows.length < PART ? null : (rows.at(-1)?.safeTxHash ?? null)
  }
}

async function* modulesOf(
  { db }: ServiceContext,
  { chainId, address }: SafeRow,
  above: number,
): AsyncGenerator<ModuleRow[]> {
  const { safe, id, blockNumber } = moduleTransactions
  for (let after: string | null = ''; after !== null;) {
    const rows: ModuleRow[] = await db.drizzle
      .select()
      .from(moduleTransactions)
      .where(
        and(
          eq(moduleTransactions.chainId, chainId),
          isOfAccountAbove(safe, blockNumber, address, above),
          gt(id, after),
        ),
      )
      .orderBy(asc(id))
      .limit(PART)
    yield rows
    after = rows.length < PART ? null : (rows.at(-1)?.id ?? null)
  }
}
