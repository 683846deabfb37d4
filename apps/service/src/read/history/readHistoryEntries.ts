import type { Transaction } from '@countersign/api'
import {
  addressesOfCall,
  addressesOfTransfer,
  describeOrigin,
  type EntryFacts,
  type HistoryEntry,
  isUnknownModuleCall,
  NO_FACTS,
  toHistoryEntry,
  toModuleTransaction,
  toMultisigTransaction,
  type TokenUnits,
  toTransferTransaction,
} from '@countersign/ledger'
import type { Hex } from '@countersign/primitives'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { transfers } from '../../db/schema/schema.ts'
import type { SafeRow } from '../accounts/requireSafe.ts'
import { requireChain } from '../chains/requireChain.ts'
import { findTokens, type TokenIndex } from '../tokens/TokenIndex.ts'
import { groupRows } from '../transactions/groupRows.ts'
import type { ModuleRow, MultisigRow, TransferRow } from '../transactions/rows.ts'
import { isOfAccount } from './isOfAccount.ts'
import { findModules, findMultisigs, isTrusted, MAX_TRANSFERS_PER_GROUP } from './loadGroupRows.ts'

/** A row as the search sees it, and whether the lists without suspicious rows have it. */
export type ListedEntry = {
  /** Of the list row. */
  readonly id: string
  readonly entry: HistoryEntry
  readonly isTrusted: boolean
  readonly isImitation: boolean
}

/**
 * The rows of these Ethereum transactions as the search sees them, as `loadGroupRows` lists them.
 *
 * @param hashes of Ethereum transactions; a few hundred, because calldata has any length
 */
export async function readHistoryEntries(
  context: ServiceContext,
  safe: SafeRow,
  hashes: readonly Hex[],
): Promise<ReadonlyMap<Hex, readonly ListedEntry[]>> {
  if (hashes.length === 0) return new Map()
  const [multisigs, modules, moved] = await Promise.all([
    findMultisigs(context, safe, hashes),
    findModules(context, safe, hashes),
    findMoves(context, safe, hashes),
  ])
  const calls = [...multisigs, ...modules]
  const tokens = await findTokens(context, safe.chainId, [
    ...calls.flatMap(addressesOfCall),
    ...moved.flatMap(addressesOfTransfer),
  ])
  const units = unitsOf(context, safe, tokens)
  const movesOf = groupRows(moved, (row) => row.transactionHash)
  const multisigsOf = groupRows(multisigs, (row) => row.executedTransactionHash)
  const modulesOf = groupRows(modules, (row) => row.transactionHash)
  return new Map(
    hashes.map((hash) => {
      const moves = movesOf.get(hash) ?? []
      const entries =
        multisigsOf.get(hash)?.map((row) => signedEntry(row, safe, moves, units)) ??
        modulesOf.get(hash)?.map((row) => moduleEntry(row, moves, units)) ??
        moves.slice(0, MAX_TRANSFERS_PER_GROUP).map((row) => transferEntry(row, units))
      return [hash, entries]
    }),
  )
}

type Units = TokenUnits & { readonly tokens: TokenIndex }

const unitsOf = (context: ServiceContext, { chainId }: SafeRow, tokens: TokenIndex): Units => ({
  tokens,
  of: (token) => tokens.get(token),
  native: requireChain(context, chainId).config.nativeCurrency,
})

function signedEntry(row: MultisigRow, account: SafeRow, moves: EntryFacts['moves'], units: Units): ListedEntry {
  // Signatures are not searched.
  const transaction = toMultisigTransaction(row, { account, confirmations: [], tokens: units.tokens, app: null })
  const { safeTxHash, proposer, executor, isStub } = row
  const { app } = describeOrigin(row.origin)
  const facts = { moves, safeTxHash, data: isStub ? null : row.data, app, proposer, executor }
  return notSuspicious(transaction, facts, units)
}

function moduleEntry(row: ModuleRow, moves: EntryFacts['moves'], units: Units): ListedEntry {
  const facts = { ...NO_FACTS, moves, data: isUnknownModuleCall(row) ? null : row.data }
  return notSuspicious(toModuleTransaction(row, units.tokens), facts, units)
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

/** All of each transaction: a batch has more than a list shows. */
const findMoves = (
  { db }: ServiceContext,
  { chainId, address }: SafeRow,
  hashes: readonly Hex[],
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
    .where(
      and(
        eq(transfers.chainId, chainId),
        isOfAccount(transfers.safe, address),
        inArray(transfers.transactionHash, [...hashes]),
      ),
    )
    .orderBy(asc(transfers.logIndex), asc(transfers.id))
