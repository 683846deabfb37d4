/** The total of one asset that one transaction or permit moves, or allows a spender to move. */
export type Outflow = {
  readonly symbol: string
  /** In the smallest unit; null without a limit. */
  readonly amount: bigint | null
  /** Null while the token's decimals are unknown. */
  readonly decimals: number | null
  /** An NFT, or a right over a whole collection, which has no price per unit. */
  readonly isItem: boolean
  /** A token of this repository's local chains, which any address can create: a false price of it cannot cost anything. */
  readonly isForTests: boolean
  /** The service's price of one whole unit; null without a price. */
  readonly price: string | null
  /** An earlier price that this browser stored; null without one. */
  readonly earlier: EarlierPrice | null
  /**
   * For the native coin: the amount in whole coins from which the user must compare the device, whatever the prices are. Null for tokens.
   */
  readonly coinBound: bigint | null
}

export type EarlierPrice = {
  /** Decimal text, in the currency shown. */
  readonly price: string
  /** First seen long enough ago to count as a second source beside the service's current answer. */
  readonly isSettled: boolean
}
