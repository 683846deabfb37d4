import type { Transaction } from '@countersign/api'
import type { Hex } from '@countersign/safe/light'
import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import type { ServiceContext } from '../../context.ts'
import { moduleTransactions, multisigTransactions, transfers } from '../../db/schema.ts'
import { findTokens, type TokenIndex } from '../names/tokenIndex.ts'
import type { SafeRow } from '../safes/requireSafe.ts'
import { findConfirmations } from '../transactions/findConfirmations.ts'
import { groupRows } from '../transactions/groupRows.ts'
import type { TransferRow } from '../transactions/rows.ts'
import { toModuleTransaction } from '../transactions/toModuleTransaction.ts'
import { toMultisigTransaction } from '../transactions/toMultisigTransaction.ts'
import { addressesOfCall } from '../transactions/toTransactionInfo.ts'
import { addressesOfTransfer, toTransferTransaction } from '../transactions/toTransferTransaction.ts'
import { isOfAccount } from './isOfAccount.ts'

const MAX_TRANSFERS_PER_GROUP = 100

/** The list rows of each group: its multisig transactions, else its module transactions, else its transfers. */
export async function loadGroupRows(
  context: ServiceContext,
  safe: SafeRow,
  hashes: readonly Hex[],
  { trusted, imitation }: { trusted: boolean; imitation: boolean },
): Promise<Map<Hex, Transaction[]>> {
  if (hashes.length === 0) return new Map()
  const [multisigs, modules] = await Promise.all([
    findMultisigs(context, safe, hashes),
    findModules(context, safe, hashes),
  ])
  const taken = new Set([
    ...multisigs.map((row) => row.executedTransactionHash),
    ...modules.map((row) => row.transactionHash),
  ])
  const moved = await findTransfers(
    context,
    safe,
    hashes.filter((hash) => !taken.has(hash)),
  )
  const [confirmations, tokens] = await Promise.all([
    findConfirmations(
      context,
      safe.chainId,
      multisigs.map((row) => row.safeTxHash),
    ),
    findTokens(context, safe.chainId, [
      ...[...multisigs, ...modules].flatMap(addressesOfCall),
      ...moved.flatMap(addressesOfTransfer),
    ]),
  ])
  const multisigsOf = groupRows(multisigs, (row) => row.executedTransactionHash)
  const modulesOf = groupRows(modules, (row) => row.transactionHash)
  const isShown = (row: TransferRow) => (imitation || !row.imitation) && (!trusted || isTrusted(row, tokens))
  const movedOf = groupRows(moved.filter(isShown), (row) => row.transactionHash)
  const rowsOf = (hash: Hex): Transaction[] => {
    const ownMultisigs = multisigsOf.get(hash)
    if (ownMultisigs) return ownMultisigs.map((row) => toMultisigTransaction(context, row, safe, confirmations, tokens))
    const ownModules = modulesOf.get(hash)
    if (ownModules) return ownModules.map((row) => toModuleTransaction(row, tokens))
    const own = (movedOf.get(hash) ?? []).slice(0, MAX_TRANSFERS_PER_GROUP)
    return own.map((row) => toTransferTransaction(row, tokens))
  }
  return new Map(hashes.map((hash) => [hash, rowsOf(hash)]))
}

/** Listed ERC-20s, and tokens with ids that do not give themselves away as spam. */
function isTrusted({ kind, token }: TransferRow, tokens: TokenIndex): boolean {
  if (kind === 'NATIVE' || token === null) return true
  const known = tokens.get(token)
  return kind === 'ERC20' ? known?.trusted === true : known?.spam !== true
}

export function findMultisigs(context: ServiceContext, safe: SafeRow, hashes: readonly Hex[]) {
  const { chainId, safe: account, executedTransactionHash, nonce, submittedAt, safeTxHash } = multisigTransactions
  return context.db.drizzle
    .select()
    .from(multisigTransactions)
    .where(
      and(eq(chainId, safe.chainId), isOfAccount(account, safe.address), inArray(executedTransactionHash, [...hashes])),
    )
    .orderBy(desc(nonce), desc(submittedAt), desc(safeTxHash))
}

export function findModules(context: ServiceContext, safe: SafeRow, hashes: readonly Hex[]) {
  const { chainId, safe: account, transactionHash, logIndex, id } = moduleTransactions
  return context.db.drizzle
    .select()
    .from(moduleTransactions)
    .where(and(eq(chainId, safe.chainId), isOfAccount(account, safe.address), inArray(transactionHash, [...hashes])))
    .orderBy(desc(logIndex), desc(id))
}

export async function findTransfers(
  context: ServiceContext,
  safe: SafeRow,
  hashes: readonly Hex[],
): Promise<TransferRow[]> {
  if (hashes.length === 0) return []
  const { chainId, safe: account, transactionHash, logIndex, id } = transfers
  return context.db.drizzle
    .select()
    .from(transfers)
    .where(and(eq(chainId, safe.chainId), isOfAccount(account, safe.address), inArray(transactionHash, [...hashes])))
    .orderBy(asc(logIndex), asc(id))
    .limit(hashes.length * MAX_TRANSFERS_PER_GROUP)
}
