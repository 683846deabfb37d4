/**
 * What findings about owners name beside addresses.
 *
 * @example
 * const words: OwnerWords = { locked: '12.5 ETH' }
 */
export type OwnerWords = {
  /** What nobody could move any more: amounts with their units. */
  readonly locked?: string
  /** The field of the input the findings are about. */
  readonly field?: string
  /** The threshold that the account has now: the first one to go back to. */
  readonly today?: number
}
