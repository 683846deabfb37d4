import { fiatOf } from '@countersign/describe/transaction'
import type { Address } from '@countersign/primitives'
import { type DatedPrice, priceOnDay, type TokenPrices } from '../../../data/prices/priceOnDay.ts'

/** A token that the account holds now, with its price now. */
export type Holding = {
  /** Null for the native currency. */
  readonly token: Address | null
  readonly balance: bigint
  readonly decimals: number
  /** Decimal string; null without a price. */
  readonly price: string | null
  /** Change of the price in 24 hours in percent; null if it is not known. */
  readonly change24h?: string | null
  /** Recorded prices by day; absent without any. */
  readonly recorded?: TokenPrices | undefined
}

/** A token of the account with its balance and price, as the page of assets has it. */
export type Asset = Pick<Holding, 'balance' | 'price' | 'change24h'> & {
  readonly token: { readonly type: string; readonly address: Address; readonly decimals: number | null }
}

const tokenOf = ({ type, address }: Asset['token']): Address | null => (type === 'NATIVE_TOKEN' ? null : address)

/** The tokens whose recorded prices the charts use. */
export const pricedTokens = (rows: readonly Asset[]): (Address | null)[] =>
  rows.filter(({ price }) => price !== null).map(({ token }) => tokenOf(token))

/** @param recorded prices of past days, by `tokenKey` */
export const holdingsOf = (rows: readonly Asset[], recorded: Readonly<Record<string, TokenPrices>> = {}): Holding[] =>
  rows.map(({ token, balance, price, change24h = null }) => ({
    token: tokenOf(token),
    balance,
    decimals: token.decimals ?? 0,
    price,
    change24h,
    recorded: recorded[tokenKey(tokenOf(token))],
  }))

/** One key for each token; the address in lower case. */
export const tokenKey = (token: Address | null): string => token?.toLowerCase() ?? 'native'

/** The value of an amount at a price, in millionths of the currency; null without a price. */
export function worthOf(value: bigint, decimals: number, price: string | null): bigint | null {
  const fiat = fiatOf(value, decimals, price)
  return fiat === null ? null : BigInt(fiat.replace('.', ''))
}

/** The price of a token at a moment, and where it comes from. */
export const priceAt = ({ recorded, price }: Holding, at: number): DatedPrice => priceOnDay(recorded, at, price)

export type Worth = { readonly worth: bigint; readonly isOfDay: boolean }

/** The value of a transfer at the price of its day, or at today's price where none was recorded; null without a price. */
export function worthOnDay(value: bigint, holding: Holding, at: number): Worth | null {
  const { from, price } = priceAt(holding, at)
  const worth = worthOf(value, holding.decimals, price ?? holding.price)
  return worth === null ? null : { worth, isOfDay: from === 'recorded' }
}

/** A decimal string of an amount in millionths, for `fiatText`. */
export function decimalOf(millionths: bigint): string {
  const digits = (millionths < 0n ? -millionths : millionths).toString().padStart(7, '0')
  return `${millionths < 0n ? '-' : ''}${digits.slice(0, -6)}.${digits.slice(-6)}`
}
