import type { TransactionDetails } from '@countersign/api'
import {
  addressesInData,
  addressesOfCall,
  toDetails,
  toMultisigExecution,
  toTransactionData,
} from '@countersign/ledger'
import { and, eq } from 'drizzle-orm'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { ethereumTransactions } from '../../db/schema/schema.ts'
import { findTokens } from '../tokens/TokenIndex.ts'
import type { SafeRow } from '../accounts/requireSafe.ts'
import { confirmationsOf } from '../transactions/confirmationsOf.ts'
import { findConfirmations } from '../transactions/findConfirmations.ts'
import { multisigTransactionOf } from '../transactions/multisigTransactionOf.ts'
import type { MultisigRow } from '../transactions/rows.ts'
import { readMovedAssets } from './readMovedAssets.ts'
import { rejectorsOf } from './rejectorsOf.ts'

export async function toMultisigDetails(
  context: ServiceContext,
  safe: SafeRow,
  row: MultisigRow,
): Promise<TransactionDetails> {
  const [index, tokens, rejectors, fee, moved] = await Promise.all([
    findConfirmations(context, safe.chainId, [row.safeTxHash]),
    findTokens(context, safe.chainId, [...addressesOfCall(row), ...addressesInData(row), row.gasToken]),
    rejectorsOf(context.db.drizzle, row),
    readFee(context, row),
    readMovedAssets(context, safe, row.executedTransactionHash, row.executedLogIndex),
  ])
  const nativeCurrency = context.chains.get(safe.chainId)?.config.nativeCurrency
  const transaction = multisigTransactionOf(context, row, safe, index, tokens)
  const execution = toMultisigExecution(row, {
    account: safe,
    confirmations: confirmationsOf(row, safe, index),
    tokens,
    rejectors: rejectors.map(({ owner }) => owner),
    fee,
  })
  // Without the parameters there is no call to show.
  const data = row.isStub ? null : toTransactionData(row, tokens, nativeCurrency)
  return toDetails(safe.address, transaction, data, execution, moved)
}

async function readFee(context: ServiceContext, row: MultisigRow): Promise<bigint> {
  if (row.executedTransactionHash === null) return 0n
  const { chainId, hash, gasUsed, effectiveGasPrice } = ethereumTransactions
  const rows = await context.db.drizzle
    .select({ gasUsed, effectiveGasPrice })
    .from(ethereumTransactions)
    .where(and(eq(chainId, row.chainId), eq(hash, row.executedTransactionHash)))
  return (rows[0]?.gasUsed ?? 0n) * (rows[0]?.effectiveGasPrice ?? 0n)
}
