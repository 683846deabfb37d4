import { type Address, ZERO_ADDRESS } from '@countersign/safe/light'
import { and, count, desc, eq, gte, isNull, lte, ne, or } from 'drizzle-orm'
import type { Transaction } from '@countersign/api'
import type { ServiceContext } from '../../context.ts'
import { tokens, transfers } from '../../db/schema.ts'
import { findTokens } from '../names/tokenIndex.ts'
import type { SafeRow } from '../safes/requireSafe.ts'
import { addressesOfTransfer, toTransferTransaction } from '../transactions/toTransferTransaction.ts'
import { readDate, readHumanValue } from './filters.ts'

export type IncomingQuery = {
  trusted?: boolean | undefined
  execution_date__gte?: string | undefined
  execution_date__lte?: string | undefined
  to?: Address | undefined
  value?: string | undefined
  token_address?: Address | undefined
}
export type Slice = { limit: number; offset: number }
export type Listed = { total: number; transactions: Transaction[] }

export async function readIncomingTransfers(
  context: ServiceContext,
  safe: SafeRow,
  query: IncomingQuery,
  { limit, offset }: Slice,
): Promise<Listed> {
  const where = await toCondition(context, safe, query)
  const ofToken = and(eq(tokens.chainId, transfers.chainId), eq(tokens.address, transfers.token))
  const [rows, totals] = await Promise.all([
    context.db.drizzle
      .select({ transfer: transfers })
      .from(transfers)
      .leftJoin(tokens, ofToken)
      .where(where)
      .orderBy(desc(transfers.executedAt), desc(transfers.blockNumber), desc(transfers.logIndex))
      .limit(limit)
      .offset(offset),
    context.db.drizzle.select({ total: count() }).from(transfers).leftJoin(tokens, ofToken).where(where),
  ])
  const found = rows.map((row) => row.transfer)
  const index = await findTokens(context, safe.chainId, found.flatMap(addressesOfTransfer))
  return { total: totals[0]?.total ?? 0, transactions: found.map((row) => toTransferTransaction(row, index)) }
}

async function toCondition(context: ServiceContext, safe: SafeRow, query: IncomingQuery) {
  const token = query.token_address
  const known = token === undefined ? undefined : (await findTokens(context, safe.chainId, [token])).get(token)
  const value = readHumanValue(query.value, known?.decimals ?? 18)
  const [from, until] = [readDate(query.execution_date__gte), readDate(query.execution_date__lte)]
  const isNotToken = ne(transfers.kind, 'ERC20')
  return and(
    eq(transfers.chainId, safe.chainId),
    eq(transfers.safe, safe.address),
    eq(transfers.direction, 'INCOMING'),
    or(isNotToken, ne(transfers.value, 0n)),
    (query.trusted ?? true) ? or(isNotToken, eq(tokens.trusted, true)) : undefined,
    from === undefined ? undefined : gte(transfers.executedAt, from),
    until === undefined ? undefined : lte(transfers.executedAt, until),
    query.to === undefined ? undefined : eq(transfers.to, query.to),
    value === undefined ? undefined : eq(transfers.value, value),
    token === undefined ? undefined : token === ZERO_ADDRESS ? isNull(transfers.token) : eq(transfers.token, token),
  )
}
