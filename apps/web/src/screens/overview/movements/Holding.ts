import { fiatOf } from '@countersign/describe/transaction'
import type { Address } from '@countersign/primitives'

/** A token that the account holds now, with its price now. */
export type Holding = {
  /** Null for the native currency. */
  readonly token: Address | null
  readonly balance: bigint
  readonly decimals: number
  /** Decimal string; null without a price. */
  readonly price: string | null
}

/** A token of the account with its balance and price, as the page of assets has it. */
export type Asset = Pick<Holding, 'balance' | 'price'> & {
  readonly token: { readonly type: string; readonly address: Address; readonly decimals: number | null }
}

export const holdingsOf = (rows: readonly Asset[]): Holding[] =>
  rows.map(({ token: { type, address, decimals }, balance, price }) => ({
    token: type === 'NATIVE_TOKEN' ? null : address,
    balance,
    decimals: decimals ?? 0,
    price,
  }))

/** One key for each token; the address in lower case. */
export const tokenKey = (token: Address | null): string => token?.toLowerCase() ?? 'native'

/** The value of an amount at today's price, in millionths of the currency; null without a price. */
export function worthOf(value: bigint, { decimals, price }: Holding): bigint | null {
  const fiat = fiatOf(value, decimals, price)
  return fiat === null ? null : BigInt(fiat.replace('.', ''))
}

/** A decimal string of an amount in millionths, for `fiatText`. */
export function decimalOf(millionths: bigint): string {
  const digits = (millionths < 0n ? -millionths : millionths).toString().padStart(7, '0')
  return `${millionths < 0n ? '-' : ''}${digits.slice(0, -6)}.${digits.slice(-6)}`
}
