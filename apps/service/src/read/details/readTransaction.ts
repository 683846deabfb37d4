import type { TransactionDetails } from '@countersign/api'
import {
  addressesInData,
  addressesOfCall,
  addressesOfTransfer,
  isUnknownModuleCall,
  parseTransactionId,
  toCreationTransaction,
  toDetails,
  toModuleTransaction,
  toMovedAsset,
  toTransactionData,
  toTransferTransaction,
} from '@countersign/ledger'
import { type Address, type Hex, ZERO_ADDRESS } from '@countersign/primitives'
import { and, asc, desc, eq } from 'drizzle-orm'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { moduleTransactions, multisigTransactions, transfers } from '../../db/schema/schema.ts'
import { ServiceError } from '../../errors/ServiceError.ts'
import { findTokens } from '../tokens/TokenIndex.ts'
import { assertNotBanned, requireSafe } from '../accounts/requireSafe.ts'
import type { MultisigRow } from '../transactions/rows.ts'
import type { Uses } from '../../routing/ReadCache.ts'
import { requireAccount } from '../undeployed/requireAccount.ts'
import { readMovedAssets } from './readMovedAssets.ts'
import { toMultisigDetails } from './toMultisigDetails.ts'
import { lookupMessages } from '../lookupMessages.ts'

export async function readTransaction(
  context: ServiceContext,
  chainId: string,
  text: string,
  uses?: Uses,
): Promise<TransactionDetails> {
  const id = parseTransactionId(text)
  switch (id.kind) {
    case 'multisig':
      return readMultisig(context, chainId, id.safeTxHash, id.safe, uses)
    case 'module':
      uses?.(chainId, id.safe)
      return readModule(context, chainId, id.safe, id.id)
    case 'transfer':
      uses?.(chainId, id.safe)
      return readTransfer(context, chainId, id.safe, id.id)
    case 'creation':
      uses?.(chainId, id.safe)
      return readCreation(context, chainId, id.safe)
    case 'malformed':
      throw new ServiceError(id.code, () => id.reason)
  }
}

/** @param safe the account in the id; it must equal the stored one */
export async function readMultisig(
  context: ServiceContext,
  chainId: string,
  safeTxHash: Hex,
  safe: Address | null = null,
  uses?: Uses,
): Promise<TransactionDetails> {
  const row = await requireMultisigRow(context, chainId, safeTxHash, safe)
  if (safe !== null && row.safe !== safe)
    throw new ServiceError('transactionId/invalid', () =>
      lookupMessages.otherAccount({ safe, hash: safeTxHash, found: row.safe }),
    )
  const known = await requireAccount(context, chainId, row.safe, uses)
  // Another account may get a row with the same hash, which then decides.
  if (known.isFollowed && safe === null) uses?.(chainId, '*')
  return toMultisigDetails(context, known.safe, row)
}

/**
 * The row of a hash. Another contract may have logged the same hash, so a row of the named account is preferred, then one whose hash was
 * computed from its parameters.
 */
export async function requireMultisigRow(
  context: ServiceContext,
  chainId: string,
  safeTxHash: Hex,
  safe: Address | null = null,
): Promise<MultisigRow> {
  const { isStub, isProposed, safe: account } = multisigTransactions
  const rows = await context.db.drizzle
    .select()
    .from(multisigTransactions)
    .where(and(eq(multisigTransactions.chainId, chainId), eq(multisigTransactions.safeTxHash, safeTxHash)))
    .orderBy(desc(eq(account, safe ?? ZERO_ADDRESS)), asc(isStub), desc(isProposed))
    .limit(1)
  const row = rows[0]
  if (row) {
    assertNotBanned(context, row.safe)
    return row
  }
  throw new ServiceError('transaction/unknown', () => lookupMessages.unknownTransaction({ hash: safeTxHash, chainId }))
}

async function readModule(context: ServiceContext, chainId: string, safe: Address, id: string) {
  const rows = await context.db.drizzle
    .select()
    .from(moduleTransactions)
    .where(
      and(eq(moduleTransactions.chainId, chainId), eq(moduleTransactions.safe, safe), eq(moduleTransactions.id, id)),
    )
  const row = rows[0]
  if (!row) throw new ServiceError('transaction/unknown', () => lookupMessages.unknownModuleTransaction({ id, safe }))
  const [{ safe: account }, tokens] = await Promise.all([
    requireSafe(context, chainId, safe),
    findTokens(context, chainId, [...addressesOfCall(row), ...addressesInData(row)]),
  ])
  const moved = await readMovedAssets(context, account, row.transactionHash, row.logIndex)
  const transaction = toModuleTransaction(row, tokens)
  const nativeCurrency = context.chains.get(chainId)?.config.nativeCurrency
  const data = isUnknownModuleCall(row) ? null : toTransactionData(row, tokens, nativeCurrency)
  return toDetails(safe, transaction, data, transaction.executionInfo, moved)
}

async function readTransfer(context: ServiceContext, chainId: string, safe: Address, id: string) {
  assertNotBanned(context, safe)
  const rows = await context.db.drizzle
    .select()
    .from(transfers)
    .where(and(eq(transfers.chainId, chainId), eq(transfers.safe, safe), eq(transfers.id, id)))
  const row = rows[0]
  if (!row) throw new ServiceError('transaction/unknown', () => lookupMessages.unknownTransfer({ id, safe }))
  const tokens = await findTokens(context, chainId, addressesOfTransfer(row))
  return toDetails(safe, toTransferTransaction(row, tokens), null, null, [toMovedAsset(row, tokens)])
}

async function readCreation(context: ServiceContext, chainId: string, address: Address) {
  const { safe } = await requireSafe(context, chainId, address)
  const transaction = toCreationTransaction(safe)
  if (transaction) return toDetails(address, transaction, null, null)
  throw new ServiceError('creation/unknown', () => lookupMessages.creationUnknown({ address }))
}
