import type { Address } from '@countersign/safe/light'
import { and, count, desc, eq, gte, isNotNull, isNull, lte } from 'drizzle-orm'
import type { ServiceContext } from '../../context.ts'
import { multisigTransactions } from '../../db/schema.ts'
import { findTokens } from '../names/tokenIndex.ts'
import type { SafeRow } from '../safes/requireSafe.ts'
import { findConfirmations } from '../transactions/findConfirmations.ts'
import { toMultisigTransaction } from '../transactions/toMultisigTransaction.ts'
import { addressesOfCall } from '../transactions/toTransactionInfo.ts'
import { readDate, readHumanValue } from './filters.ts'
import type { Listed, Slice } from './readIncomingTransfers.ts'

export type MultisigQuery = {
  execution_date__gte?: string | undefined
  execution_date__lte?: string | undefined
  to?: Address | undefined
  value?: string | undefined
  nonce?: number | undefined
  executed?: boolean | undefined
}

export async function readMultisigTransactions(
  context: ServiceContext,
  safe: SafeRow,
  query: MultisigQuery,
  { limit, offset }: Slice,
): Promise<Listed> {
  const where = toCondition(context, safe, query)
  const { nonce, submittedAt, safeTxHash } = multisigTransactions
  const [rows, totals] = await Promise.all([
    context.db.drizzle
      .select()
      .from(multisigTransactions)
      .where(where)
      .orderBy(desc(nonce), desc(submittedAt), desc(safeTxHash))
      .limit(limit)
      .offset(offset),
    context.db.drizzle.select({ total: count() }).from(multisigTransactions).where(where),
  ])
  const [confirmations, tokens] = await Promise.all([
    findConfirmations(
      context,
      safe.chainId,
      rows.map((row) => row.safeTxHash),
    ),
    findTokens(context, safe.chainId, rows.flatMap(addressesOfCall)),
  ])
  const transactions = rows.map((row) => toMultisigTransaction(context, row, safe, confirmations, tokens))
  return { total: totals[0]?.total ?? 0, transactions }
}

function toCondition(context: ServiceContext, safe: SafeRow, query: MultisigQuery) {
  const {
    chainId,
    safe: account,
    trusted,
    to,
    value,
    nonce,
    executedAt,
    executedTransactionHash,
  } = multisigTransactions
  const wei = readHumanValue(query.value, context.chains.get(safe.chainId)?.config.nativeCurrency.decimals ?? 18)
  const [from, until] = [readDate(query.execution_date__gte), readDate(query.execution_date__lte)]
  return and(
    eq(chainId, safe.chainId),
    eq(account, safe.address),
    eq(trusted, true),
    from === undefined ? undefined : gte(executedAt, from),
    until === undefined ? undefined : lte(executedAt, until),
    query.to === undefined ? undefined : eq(to, query.to),
    wei === undefined ? undefined : eq(value, wei),
    query.nonce === undefined ? undefined : eq(nonce, query.nonce),
    query.executed === undefined
      ? undefined
      : query.executed
        ? isNotNull(executedTransactionHash)
        : isNull(executedTransactionHash),
  )
}
