import * as z from 'zod/mini'
import { AddressSchema, Amount, Decimals, FiatString, ForeignText } from './scalars.ts'

/** A token as the service describes it: name, symbol and logo are the service's word. */
export const TokenInfo = z.object({
  type: z.enum(['NATIVE_TOKEN', 'ERC20', 'ERC721', 'UNKNOWN']),
  address: AddressSchema,
  decimals: z.number(),
  symbol: ForeignText,
  name: ForeignText,
  logoUri: z.nullable(z.string()),
})
export type TokenInfo = z.output<typeof TokenInfo>

/** A token with impossible decimals is counted in its smallest unit, and its symbol says so. */
const CountableToken = z.codec(TokenInfo, TokenInfo, {
  decode: (token) =>
    Decimals.safeParse(token.decimals).success
      ? token
      : { ...token, decimals: 0, symbol: `smallest units of ${token.symbol}` },
  encode: (token) => token,
})

/** Balance of one token. `balance` is in the smallest unit; fiat fields are decimal strings in the currency of the request. */
export const Balance = z.object({
  tokenInfo: CountableToken,
  balance: Amount,
  fiatBalance: FiatString,
  fiatConversion: FiatString,
  fiatBalance24hChange: z.nullable(z.string()),
  /** Whether the operator lists the token. Only this service sends it. */
  listed: z.optional(z.boolean()),
  /** The listed token whose symbol this one imitates; the zero address is the native coin. Only this service sends it. */
  imitates: z.optional(z.object({ address: AddressSchema, symbol: ForeignText })),
})
export type Balance = z.output<typeof Balance>

/** Balances of an account on one chain, with their sum in the currency of the request. */
export const Balances = z.object({
  fiatTotal: FiatString,
  items: z.array(Balance),
  /**
   * True if the service has no prices in this currency on this chain; the zeros are then meaningless. Only this
   * service sends it.
   */
  unpriced: z.optional(z.boolean()),
})
export type Balances = z.output<typeof Balances>
