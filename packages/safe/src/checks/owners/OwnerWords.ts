/**
 * Words for findings about owners, besides addresses.
 *
 * @example
 * const words: OwnerWords = { locked: '12.5 ETH' }
 */
export type OwnerWords = {
  /** The amounts, with units, that would be locked forever. */
  readonly locked?: string
  /** The field of the input that the findings concern. */
  readonly field?: string
  /** The account's current threshold: the first one to suggest. */
  readonly today?: number
}
