import type { Address } from '@countersign/primitives'

/** One source of prices. */
export type PriceProvider = {
  /** Prices of one whole token as plain decimals; unknown tokens are absent. The zero address is the native coin. */
  prices(tokens: readonly Address[], fiat: string): Promise<Map<Address, string>>
  /** Upper-case codes. */
  currencies(): Promise<string[]>
}
