/** The total of one asset that one transaction or permit moves, or allows a spender to move. */
export type Outflow = {
  readonly symbol: string
  /** Smallest units; null where there is no limit. */
  readonly amount: bigint | null
  /** Null while nothing says how many the asset has. */
  readonly decimals: number | null
  /** One of a kind, or a right over all of a collection: there is no price per unit. */
  readonly isItem: boolean
  /** The service's price of one whole unit; null without one. */
  readonly price: string | null
  /** What this browser remembers of earlier prices; null when it never saw one. */
  readonly earlier: EarlierPrice | null
  /** For the native coin: the whole coins from which the device is compared, whatever the prices are. Null for tokens. */
  readonly coinBound: bigint | null
}

export type EarlierPrice = {
  /** Decimal text, in the currency shown. */
  readonly price: string
  /** First seen long enough ago to count as a source beside the service's present answer. */
  readonly isSettled: boolean
}
