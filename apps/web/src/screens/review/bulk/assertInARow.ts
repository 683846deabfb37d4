import { ReviewError } from '../../../signing/sequence/ReviewError.ts'
import type { Review } from '../model/Review.ts'
import { bulkMessages } from './bulkMessages.ts'

type Placed = { readonly reviewed: { readonly transaction: Pick<Review['reviewed']['transaction'], 'nonce'> } } & {
  readonly state: Pick<Review['state'], 'nonce'>
}

/**
 * The list only proposes which transactions execute one after the other. The signed nonces must follow the account's
 * nonce on chain without a gap, or one of the executions reverts.
 * @throws {ReviewError} `changed`
 */
export function assertInARow(reviews: readonly Placed[]): void {
  for (const [index, { reviewed, state }] of reviews.entries()) {
    const expected = state.nonce + BigInt(index)
    const { nonce } = reviewed.transaction
    if (nonce === expected) continue
    throw new ReviewError('changed', bulkMessages.notInARow({ row: index + 1, number: nonce, expected }))
  }
}
