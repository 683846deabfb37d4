import { addressesOfCall } from '@countersign/ledger'
import type { Address } from '@countersign/primitives'
import { and, desc, eq, gte, isNull, lte, sql } from 'drizzle-orm'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { multisigTransactions } from '../../db/schema/schema.ts'
import { findTokens } from '../../read/tokens/TokenIndex.ts'
import type { SafeRow } from '../../read/accounts/requireSafe.ts'
import { findConfirmations, multisigTransactionOf } from '../../read/transactions/multisigTransactionOf.ts'
import { readDate } from './readDate.ts'
import { readHumanValue } from './readHumanValue.ts'
import type { Listed } from './readIncomingTransfers.ts'
import { readPage, type Slice } from './readPage.ts'

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
  slice: Slice,
): Promise<Listed> {
  const { nonce, submittedAt, safeTxHash } = multisigTransactions
  const { rows, ...page } = await readPage(context, safe, {
    list: query.executed === true ? 'multisig:executed' : 'multisig',
    filter: toFilter(context, safe, query),
    slice,
    select: (where, limit, offset) =>
      context.db.drizzle
        .select()
        .from(multisigTransactions)
        .where(where)
        .orderBy(desc(nonce), desc(submittedAt), desc(safeTxHash))
        .limit(limit)
        .offset(offset),
  })
  const [confirmations, tokens] = await Promise.all([
    findConfirmations(
      context,
      safe.chainId,
      rows.map((row) => row.safeTxHash),
    ),
    findTokens(context, safe.chainId, rows.flatMap(addressesOfCall)),
  ])
  return { ...page, transactions: rows.map((row) => multisigTransactionOf(context, row, safe, confirmations, tokens)) }
}

/** No row can have another nonce, and the database refuses to compare it. */
const isStorable = (nonce: number) => Math.abs(nonce) < 2 ** 31

function toFilter(context: ServiceContext, safe: SafeRow, query: MultisigQuery) {
  const { to, value, nonce, executedAt, executedTransactionHash } = multisigTransactions
  const wei = readHumanValue(query.value, context.chains.get(safe.chainId)?.config.nativeCurrency.decimals ?? 18)
  const [from, until] = [readDate(query.execution_date__gte), readDate(query.execution_date__lte)]
  return and(
    from === undefined ? undefined : gte(executedAt, from),
    until === undefined ? undefined : lte(executedAt, until),
    query.to === undefined ? undefined : eq(to, query.to),
    wei === undefined ? undefined : eq(value, wei),
    query.nonce === undefined ? undefined : isStorable(query.nonce) ? eq(nonce, query.nonce) : sql`false`,
    query.executed === false ? isNull(executedTransactionHash) : undefined,
  )
}
