import type { Balance, Balances, TokenInfo } from '@countersign/api'
import { type Address, isSameAddress } from '@countersign/primitives'
import type { ChainBalances } from '../../data/rpc/readChainBalances.ts'

export type AssetRow = {
  readonly token: TokenInfo
  readonly balance: bigint
  /** The source of the balance: the chain after its answer, the service before. */
  readonly source: 'chain' | 'service'
  /** The service's balance, if the chain's differs. */
  readonly serviceBalance: bigint | null
  /** Price of one unit, decimal string; null without a price. */
  readonly price: string | null
  /** Change of the price in 24 hours in percent; null if it is not known. */
  readonly change24h: string | null
  /** Value of the shown balance, decimal string; null without a price. */
  readonly value: string | null
  /** What the service says of the token; the page judges it with its own knowledge. */
  readonly listed: boolean | undefined
  readonly imitates: Balance['imitates']
  /** Share of the priced total, in tenths of a percent. */
  readonly share: number | null
}

const PRICE_DIGITS = 18

/** Tokens by value. Balances from the chain replace those of the service. */
export function assetRows(balances: Balances, chain: ChainBalances | undefined): AssetRow[] {
  const rows = balances.items.map(
    ({ tokenInfo: token, balance: said, fiatConversion, fiatBalance, fiatBalance24hChange, listed, imitates }) => {
      const read = chain?.byToken.get(token.address.toLowerCase())
      const balance = read ?? said
      const price = isZero(fiatConversion) ? null : fiatConversion
      const value = price === null ? null : balance === said ? fiatBalance : multiply(balance, token.decimals, price)
      return {
        token,
        balance,
        source: read === undefined ? ('service' as const) : ('chain' as const),
        serviceBalance: read === undefined || read === said ? null : said,
        price,
        change24h: price === null || !isPercent(fiatBalance24hChange) ? null : fiatBalance24hChange,
        value,
        listed,
        imitates,
      }
    },
  )
  const total = rows.reduce((sum, { value }) => sum + scaleDecimal(value), 0n)
  return rows
    .map((row) => ({
      ...row,
      share: row.value === null || total === 0n ? null : Number((scaleDecimal(row.value) * 1000n + total / 2n) / total),
    }))
    .toSorted((first, second) => {
      const [left, right] = [
        first.value === null ? -1n : scaleDecimal(first.value),
        second.value === null ? -1n : scaleDecimal(second.value),
      ]
      return left < right ? 1 : left > right ? -1 : 0
    })
}

/** The sum of the rows' values, decimal string. */
export function totalOf(rows: readonly AssetRow[]): string {
  const total = rows.reduce((sum, { value }) => sum + scaleDecimal(value), 0n)
  return unscale(total)
}

export function filterAssets<Row extends AssetRow>(
  rows: readonly Row[],
  text: string,
  hidden: readonly Address[],
): Row[] {
  const wanted = text.trim().toLowerCase()
  return rows
    .filter(({ token }) => !hidden.some((address) => isSameAddress(address, token.address)))
    .filter(({ token }) =>
      [token.name, token.symbol, token.address].some((part) => part.toLowerCase().includes(wanted)),
    )
}

/** What another service may send is not always a number. */
const isPercent = (text: string | null): boolean => text !== null && /^-?\d{1,12}(\.\d{1,20})?$/.test(text)

const isZero = (decimal: string): boolean => !/[1-9]/.test(decimal)

function multiply(amount: bigint, decimals: number, price: string): string {
  return unscale((amount * scaleDecimal(price)) / 10n ** BigInt(decimals))
}

/** A decimal string as an integer, so that two can be compared and added. */
export function scaleDecimal(decimal: string | null): bigint {
  if (decimal === null) return 0n
  const [whole = '0', fraction = ''] = decimal.split('.')
  return BigInt(whole + fraction.slice(0, PRICE_DIGITS).padEnd(PRICE_DIGITS, '0'))
}

function unscale(value: bigint): string {
  const digits = value.toString().padStart(PRICE_DIGITS + 1, '0')
  return `${digits.slice(0, -PRICE_DIGITS)}.${digits.slice(-PRICE_DIGITS)}`
}
