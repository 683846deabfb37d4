import type { Balances } from '@countersign/api'
import { fiatOf, type TransactionRowModel } from '@countersign/describe/transaction'
import type { Address } from '@countersign/primitives'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { priceOnDay, type TokenPrices } from '../../../data/prices/priceOnDay.ts'
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
  const { oldest, tokens } = useMemo(
    () => ({
      oldest: rows.reduce((first, { timestamp }) => Math.min(first, timestamp), Number.MAX_SAFE_INTEGER),
      tokens: tokensOf(rows),
    }),
    [rows],
  )
  const { data: recorded } = useQuery({
    ...recordedPricesQuery({ chainId: key.chainId, currency, tokens, from: rows.length > 0 ? oldest : 0 }),
    enabled: isEnabled && tokens.length > 0,
    placeholderData: keepPreviousData,
  })
  // Before today's prices arrived a row has no value: it would change when they do.
  const worth = useMemo(() => (balances ? rememberWorth(balances, recorded) : null), [balances, recorded])
  return { worthOfRow: worth?.worthOfRow ?? NO_WORTH, currency, held: worth?.held ?? NONE_HELD }
}

const NONE_HELD: readonly { readonly value: string; readonly symbol: string }[] = []
const NO_WORTH = (): RowWorth | null => null

/** The value of a row is computed once, so that a row is the same when it is drawn again. */
function rememberWorth({ items }: Balances, recorded: Readonly<Record<string, TokenPrices>> | undefined) {
  const held = items.map(({ tokenInfo, fiatConversion }) => {
    const isNative = tokenInfo.type === 'NATIVE_TOKEN'
    return {
      value: isNative ? 'native' : tokenInfo.address,
      key: keyOf(isNative ? null : tokenInfo.address),
      symbol: tokenInfo.symbol,
      price: fiatConversion,
    }
  })
  const known = new WeakMap<TransactionRowModel, RowWorth | null>()
  const worthOf = ({ amount, timestamp }: TransactionRowModel): RowWorth | null => {
    if (!amount) return null
    const place = keyOf(amount.token)
    const { from, price } = priceOnDay(recorded?.[place], timestamp, null)
    const fiat = fiatOf(amount.value, amount.decimals, price ?? held.find(({ key: of }) => of === place)?.price)
    return fiat === null ? null : { fiat, isOfDay: from === 'recorded' }
  }
  const worthOfRow = (row: TransactionRowModel): RowWorth | null => {
    const remembered = known.get(row)
    if (remembered !== undefined) return remembered
    const worth = worthOf(row)
    known.set(row, worth)
    return worth
  }
  return { worthOfRow, held: held.map(({ value, symbol }) => ({ value, symbol })) }
}

/** The tokens of the rows, each once; those of imitations and of unknown origin have no price. */
function tokensOf(rows: readonly TransactionRowModel[]): (Address | null)[] {
  const found = new Map<string, Address | null>()
  for (const { amount, suspicious } of rows)
    if (amount && amount.tokenId === undefined && suspicious === null && found.size < MOST_TOKENS)
      found.set(keyOf(amount.token), amount.token)
  return [...found.values()]
}
