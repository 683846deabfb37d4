import { type Address, ZERO_ADDRESS } from '@countersign/primitives'
import { and, eq, gte, isNull, lte } from 'drizzle-orm'
import type { Transaction } from '@countersign/api'
import { addressesOfTransfer, toTransferTransaction } from '@countersign/ledger'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { transfers } from '../../db/schema/schema.ts'
import { findTokens } from '../../read/tokens/TokenIndex.ts'
import type { SafeRow } from '../../read/accounts/requireSafe.ts'
import { readDate } from './readDate.ts'
import { readHumanValue } from './readHumanValue.ts'
import { readPage, type Slice } from './readPage.ts'
import { selectTransfers } from '../../read/transactions/selectTransfers.ts'

export type IncomingQuery = {
  trusted?: boolean | undefined
  execution_date__gte?: string | undefined
  execution_date__lte?: string | undefined
  to?: Address | undefined
  value?: string | undefined
  token_address?: Address | undefined
}
export type Listed = { count: number | null; hasNext: boolean; transactions: Transaction[] }

export async function readIncomingTransfers(
  context: ServiceContext,
  safe: SafeRow,
  query: IncomingQuery,
  slice: Slice,
): Promise<Listed> {
  const { rows, ...page } = await readPage(context, safe, {
    list: (query.trusted ?? true) ? 'incoming:trusted' : 'incoming',
    filter: await toFilter(context, safe, query),
    slice,
    select: selectTransfers(context),
  })
  const index = await findTokens(context, safe.chainId, rows.flatMap(addressesOfTransfer))
  return { ...page, transactions: rows.map((row) => toTransferTransaction(row, index)) }
}

async function toFilter(context: ServiceContext, safe: SafeRow, query: IncomingQuery) {
  const token = query.token_address
  const known = token === undefined ? undefined : (await findTokens(context, safe.chainId, [token])).get(token)
  const value = readHumanValue(query.value, known?.decimals ?? 18)
  const [from, until] = [readDate(query.execution_date__gte), readDate(query.execution_date__lte)]
  return and(
    from === undefined ? undefined : gte(transfers.executedAt, from),
    until === undefined ? undefined : lte(transfers.executedAt, until),
    query.to === undefined ? undefined : eq(transfers.to, query.to),
    value === undefined ? undefined : eq(transfers.value, value),
    token === undefined ? undefined : token === ZERO_ADDRESS ? isNull(transfers.token) : eq(transfers.token, token),
  )
}
