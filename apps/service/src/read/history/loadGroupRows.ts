import type { Transaction } from '@countersign/api'
import {
  addressesOfCall,
  addressesOfTransfer,
  groupBy,
  toModuleTransaction,
  toTransferTransaction,
} from '@countersign/ledger'
import type { Address, Hex } from '@countersign/primitives'
import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { moduleTransactions, multisigTransactions, transfers } from '../../db/schema/schema.ts'
import { findTokens, type TokenIndex } from '../tokens/TokenIndex.ts'
import type { SafeRow } from '../accounts/requireSafe.ts'
import { findConfirmations, multisigTransactionOf } from '../transactions/multisigTransactionOf.ts'
import type { TransferRow } from '../transactions/rows.ts'
import { isOfAccounts } from './isOfAccount.ts'

export const MAX_TRANSFERS_PER_GROUP = 100

type Accounts = { readonly chainId: string; readonly addresses: readonly Address[] }

/** The effects of one Ethereum transaction on one account. */
export type AccountGroup = { readonly safe: SafeRow; readonly hash: Hex }
type Shown = { readonly trusted: boolean; readonly imitation: boolean }

/** The list rows of each group: its multisig transactions, else its module transactions, else its transfers. */
export async function loadGroupRows(
  context: ServiceContext,
  safe: SafeRow,
  hashes: readonly Hex[],
  shown: Shown,
): Promise<Map<Hex, Transaction[]>> {
  const groups = hashes.map((hash) => ({ safe, hash }))
  const rows = await loadRowsOfGroups(context, safe.chainId, groups, shown)
  return new Map(groups.map((group) => [group.hash, rows(group)]))
}

/** Like `loadGroupRows`, for groups of several accounts of one chain, with as many statements as for one account. */
export async function loadRowsOfGroups(
  context: ServiceContext,
  chainId: string,
  groups: readonly AccountGroup[],
  { trusted, imitation }: Shown,
): Promise<(group: AccountGroup) => Transaction[]> {
  if (groups.length === 0) return () => []
  const accounts = { chainId, addresses: [...new Set(groups.map(({ safe }) => safe.address))] }
  const hashes = [...new Set(groups.map(({ hash }) => hash))]
  const [multisigs, modules] = await Promise.all([
    findMultisigsOf(context, accounts, hashes),
    findModulesOf(context, accounts, hashes),
  ])
  const taken = new Set([
    ...multisigs.map((row) => keyOf(row.safe, row.executedTransactionHash)),
    ...modules.map((row) => keyOf(row.safe, row.transactionHash)),
  ])
  const left = groups.filter(({ safe, hash }) => !taken.has(keyOf(safe.address, hash)))
  const moved = await findTransfersOf(context, accounts, [...new Set(left.map(({ hash }) => hash))])
  const [confirmations, tokens] = await Promise.all([
    findConfirmations(
      context,
      chainId,
      multisigs.map((row) => row.safeTxHash),
    ),
    findTokens(context, chainId, [
      ...[...multisigs, ...modules].flatMap(addressesOfCall),
      ...moved.flatMap(addressesOfTransfer),
    ]),
  ])
  const multisigsOf = groupBy(multisigs, (row) => keyOf(row.safe, row.executedTransactionHash))
  const modulesOf = groupBy(modules, (row) => keyOf(row.safe, row.transactionHash))
  const isShown = (row: TransferRow) => (imitation || !row.imitation) && (!trusted || isTrusted(row, tokens))
  const movedOf = groupBy(moved.filter(isShown), (row) => keyOf(row.safe, row.transactionHash))
  return ({ safe, hash }) => {
    const key = keyOf(safe.address, hash)
    const ownMultisigs = multisigsOf.get(key)
    if (ownMultisigs) return ownMultisigs.map((row) => multisigTransactionOf(context, row, safe, confirmations, tokens))
    const ownModules = modulesOf.get(key)
    if (ownModules) return ownModules.map((row) => toModuleTransaction(row, tokens))
    const own = (movedOf.get(key) ?? []).slice(0, MAX_TRANSFERS_PER_GROUP)
    return own.map((row) => toTransferTransaction(row, tokens))
  }
}

const keyOf = (safe: Address, hash: Hex | null) => `${safe}:${hash}`

/** Listed ERC-20 tokens, and ERC-721 and ERC-1155 tokens that do not look like spam. */
export function isTrusted({ kind, token }: Pick<TransferRow, 'kind' | 'token'>, tokens: TokenIndex): boolean {
  if (kind === 'NATIVE' || token === null) return true
  const known = tokens.get(token)
  return kind === 'ERC20' ? known?.trusted === true : known?.spam !== true
}

export const findMultisigs = (context: ServiceContext, { chainId, address }: SafeRow, hashes: readonly Hex[]) =>
  findMultisigsOf(context, { chainId, addresses: [address] }, hashes)

function findMultisigsOf(context: ServiceContext, accounts: Accounts, hashes: readonly Hex[]) {
  const { chainId, safe: account, executedTransactionHash, nonce, submittedAt, safeTxHash } = multisigTransactions
  return context.db.drizzle
    .select()
    .from(multisigTransactions)
    .where(
      and(
        eq(chainId, accounts.chainId),
        isOfAccounts(account, accounts.addresses),
        inArray(executedTransactionHash, [...hashes]),
      ),
    )
    .orderBy(desc(nonce), desc(submittedAt), desc(safeTxHash))
}

export const findModules = (context: ServiceContext, { chainId, address }: SafeRow, hashes: readonly Hex[]) =>
  findModulesOf(context, { chainId, addresses: [address] }, hashes)

function findModulesOf(context: ServiceContext, accounts: Accounts, hashes: readonly Hex[]) {
  const { chainId, safe: account, transactionHash, logIndex, id } = moduleTransactions
  return context.db.drizzle
    .select()
    .from(moduleTransactions)
    .where(
      and(
        eq(chainId, accounts.chainId),
        isOfAccounts(account, accounts.addresses),
        inArray(transactionHash, [...hashes]),
      ),
    )
    .orderBy(desc(logIndex), desc(id))
}

export const findTransfers = (
  context: ServiceContext,
  { chainId, address }: SafeRow,
  hashes: readonly Hex[],
): Promise<TransferRow[]> => findTransfersOf(context, { chainId, addresses: [address] }, hashes)

async function findTransfersOf(
  context: ServiceContext,
  accounts: Accounts,
  hashes: readonly Hex[],
): Promise<TransferRow[]> {
  if (hashes.length === 0) return []
  const { chainId, safe: account, transactionHash, logIndex, id } = transfers
  return context.db.drizzle
    .select()
    .from(transfers)
    .where(
      and(
        eq(chainId, accounts.chainId),
        isOfAccounts(account, accounts.addresses),
        inArray(transactionHash, [...hashes]),
      ),
    )
    .orderBy(asc(logIndex), asc(id))
    .limit(hashes.length * MAX_TRANSFERS_PER_GROUP)
}
