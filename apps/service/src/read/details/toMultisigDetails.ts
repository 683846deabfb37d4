import type { TransactionDetails } from '@countersign/api'
import {
  addressesInData,
  addressesOfCall,
  toDetails,
  toMultisigExecution,
  toTransactionData,
} from '@countersign/ledger'
import { and, eq, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { confirmations, ethereumTransactions, multisigTransactions } from '../../db/schema/schema.ts'
import { findTokens } from '../tokens/TokenIndex.ts'
import type { SafeRow } from '../accounts/requireSafe.ts'
import { confirmationsOf, findConfirmations, multisigTransactionOf } from '../transactions/multisigTransactionOf.ts'
import type { MultisigRow } from '../transactions/rows.ts'
import { readMovedAssets } from './readMovedAssets.ts'
import type { Database } from '../../db/database/Database.ts'

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

/** All owners who signed an empty self-call with the same nonce. */
export function rejectorsOf(
  drizzle: Database['drizzle'],
  { chainId, safe, nonce, safeTxHash }: Pick<MultisigRow, 'chainId' | 'safe' | 'nonce' | 'safeTxHash'>,
) {
  const other = multisigTransactions
  return drizzle
    .selectDistinct({ owner: confirmations.owner })
    .from(other)
    .innerJoin(
      confirmations,
      and(
        eq(confirmations.chainId, other.chainId),
        eq(confirmations.safe, other.safe),
        eq(confirmations.safeTxHash, other.safeTxHash),
      ),
    )
    .where(
      and(
        eq(other.chainId, chainId),
        eq(other.safe, safe),
        eq(other.nonce, nonce),
        eq(other.to, safe),
        eq(other.value, 0n),
        eq(other.data, '0x'),
        ne(other.safeTxHash, safeTxHash),
        // Executed transactions are always trusted. The condition lets the planner use both partial indexes by nonce.
        or(other.trusted, isNull(other.executedTransactionHash)),
        // Signatures of removed owners do not count for transactions that were not executed.
        or(
          isNotNull(other.executedTransactionHash),
          sql`exists (select from safe_owners o where o.chain_id = ${chainId} and o.safe = ${safe} and o.owner = ${confirmations.owner})`,
        ),
      ),
    )
}
