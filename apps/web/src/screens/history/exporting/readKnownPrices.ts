import { type Address, isSameAddress } from '@countersign/primitives'
import type { Chain } from '@countersign/api'
import type { QueryClient } from '@tanstack/react-query'
import type { AccountKey } from '../../../data/keys/queryKeys.ts'
import { recordedPricesQuery } from '../../../data/prices/recordedPricesQuery.ts'
import { balancesQuery } from '../../../data/query/balancesQuery.ts'
import { type ExportedRow, movedToken } from './ExportedRow.ts'
import { keyOfToken, type KnownPrices } from './valueRows.ts'

/** Prices of more tokens are not asked for: an account may have received thousands of worthless ones. */
const MOST_TOKENS = 500

type Wanted = {
  readonly chain: Chain
  readonly account: AccountKey
  /** Lower-case code. */
  readonly currency: string
  readonly rows: readonly ExportedRow[]
}

/** Recorded prices of the tokens of these rows, and today's prices of those that the account holds. Without an answer there are none. */
export async function readKnownPrices(
  client: QueryClient,
  { chain, account, currency, rows }: Wanted,
): Promise<KnownPrices> {
  const today: Record<string, string> = {}
  const balances = await client.fetchQuery({ ...balancesQuery(account, currency), staleTime: 60_000 }).catch(() => null)
  for (const { tokenInfo, fiatConversion } of balances?.items ?? [])
    if (/[1-9]/.test(fiatConversion))
      today[keyOfToken(tokenInfo.type === 'NATIVE_TOKEN' ? null : tokenInfo.address)] = fiatConversion
  const first = rows[0]
  const tokens = tokensOf(rows, today)
  const recorded =
    first === undefined
      ? {}
      : await client
          .fetchQuery(recordedPricesQuery({ chainId: account.chainId, currency, tokens, from: Date.parse(first.date) }))
          .catch(() => ({}))
  return { recorded, today, nativeDecimals: chain.nativeCurrency.decimals }
}

/** The native currency, and the tokens that have a price today or that the operator lists. */
function tokensOf(rows: readonly ExportedRow[], today: Readonly<Record<string, string>>): (Address | null)[] {
  const found: (Address | null)[] = [null]
  for (const row of rows) {
    const token = movedToken(row)
    if (!token || row.imitation || (today[keyOfToken(token)] === undefined && row.tokenTrusted === false)) continue
    if (found.length < MOST_TOKENS && !found.some((known) => known !== null && isSameAddress(known, token)))
      found.push(token)
  }
  return found
}
