import { fiatOf, type TransactionRowModel } from '@countersign/describe/transaction'
import type { Address } from '@countersign/primitives'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { priceOnDay } from '../../../data/prices/priceOnDay.ts'
import { recordedPricesQuery } from '../../../data/prices/recordedPricesQuery.ts'
import { balancesQuery } from '../../../data/query/balancesQuery.ts'
import { useCurrency } from '../../../data/storage/currency.ts'
import { useAccount } from '../../../data/url/useAccount.ts'

/** The value of a row's amount. */
export type RowWorth = {
  /** Decimal string. */
  readonly fiat: string
  /** At the recorded price of its day; otherwise at today's price. */
  readonly isOfDay: boolean
}

/** As many as one request takes. */
const MOST_TOKENS = 100

const keyOf = (token: Address | null): string => token?.toLowerCase() ?? 'native'

/** Values of rows at the recorded price of their day, else at today's price. Prices are requested after the rows are on screen. */
export function useRowWorth(rows: readonly TransactionRowModel[], isEnabled: boolean) {
  const { key } = useAccount()
  const [currency] = useCurrency()
  const { data: balances } = useQuery({ ...balancesQuery(key, currency), enabled: isEnabled })
  const oldest = rows.reduce((first, { timestamp }) => Math.min(first, timestamp), Number.MAX_SAFE_INTEGER)
  const tokens = tokensOf(rows)
  const { data: recorded } = useQuery({
    ...recordedPricesQuery({ chainId: key.chainId, currency, tokens, from: rows.length > 0 ? oldest : 0 }),
    enabled: isEnabled && tokens.length > 0,
    placeholderData: keepPreviousData,
  })
  const held = (balances?.items ?? []).map(({ tokenInfo, fiatConversion }) => {
    const isNative = tokenInfo.type === 'NATIVE_TOKEN'
    return {
      value: isNative ? 'native' : tokenInfo.address,
      key: keyOf(isNative ? null : tokenInfo.address),
      symbol: tokenInfo.symbol,
      price: fiatConversion,
    }
  })
  const worthOfRow = ({ amount, timestamp }: TransactionRowModel): RowWorth | null => {
    // Without today's prices the row would change its value when they arrive.
    if (!amount || !balances) return null
    const place = keyOf(amount.token)
    const { from, price } = priceOnDay(recorded?.[place], timestamp, null)
    const fiat = fiatOf(amount.value, amount.decimals, price ?? held.find(({ key: of }) => of === place)?.price)
    return fiat === null ? null : { fiat, isOfDay: from === 'recorded' }
  }
  return { worthOfRow, currency, held: held.map(({ value, symbol }) => ({ value, symbol })) }
}

/** The tokens of the rows, each once; those of imitations and of unknown origin have no price. */
function tokensOf(rows: readonly TransactionRowModel[]): (Address | null)[] {
  const found = new Map<string, Address | null>()
  for (const { amount, suspicious } of rows)
    if (amount && amount.tokenId === undefined && suspicious === null && found.size < MOST_TOKENS)
      found.set(keyOf(amount.token), amount.token)
  return [...found.values()]
}
