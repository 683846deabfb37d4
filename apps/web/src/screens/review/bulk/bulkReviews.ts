import type { Chain } from '@countersign/api'
import type { Address } from '@countersign/primitives'
import type { QueryClient } from '@tanstack/react-query'
import { worstFirst } from '@countersign/safe/checks'
import type { RowUnits } from '../../../data/chain-access/readRowUnits.ts'
import type { AccountKey } from '../../../data/keys/queryKeys.ts'
import { readObserved } from '../../../data/query/readObserved.ts'
import { transactionQuery } from '../../../data/query/transactionQuery.ts'
import type { Review } from '../model/Review.ts'
import { transactionOfDetails } from '@countersign/describe/transaction'
import type { Simulated } from '../../../parts/simulation/Simulated.ts'
import { reviewQuery } from '../context/reviewQuery.ts'
import { assertInARow } from './assertInARow.ts'
import { readBulkEffects } from './bulkEffects.ts'
import { checkHoldingsTogether } from './checkHoldingsTogether.ts'
import { bulkMessages } from './bulkMessages.ts'

type Input = {
  readonly chain: Chain
  readonly accountKey: AccountKey
  readonly ids: readonly string[]
  readonly sender: Address | null
  /** What was shown before, in the same order; empty at the first time. */
  readonly shown: readonly BulkReview[]
}

/** A review with the units in which its amounts are written, and its test run after the items before it; null without one. */
export type BulkReview = Review & { readonly units: RowUnits; readonly simulated: Simulated | null }

/** Runs every check for every item again. Each item is simulated after the items before it, and compared with what was shown. */
export async function readBulkReviews(
  queryClient: QueryClient,
  { chain, accountKey, ids, sender, shown }: Input,
): Promise<BulkReview[]> {
  const reviews = await Promise.all(
    ids.map(async (id) => {
      const details = await queryClient.fetchQuery({ ...transactionQuery(accountKey, id), staleTime: 0 })
      const transaction = transactionOfDetails(details)
      const query = reviewQuery(queryClient, { chain, accountKey, transaction, details, sender, asked: id })
      const review = await readObserved(queryClient, query)
      if (!review) throw new Error(bulkMessages.fieldsMissing({ id }))
      const { readRowUnits } = await import('../../../data/chain-access/readRowUnits.ts')
      const units = await readRowUnits(chain, accountKey.safe, review.reviewed.transaction, review.state.block)
      return { ...review, units }
    }),
  )
  assertInARow(reviews)
  const [effects, together] = await Promise.all([
    readBulkEffects({ chain, sender, reviews, shown: shown.map(({ simulated }) => simulated) }),
    checkHoldingsTogether(chain, reviews),
  ])
  return reviews.map((review, index) => ({
    ...review,
    simulated: effects[index]?.simulated ?? null,
    checks: worstFirst([
      ...review.checks,
      ...(effects[index]?.checks ?? []),
      ...(index === reviews.length - 1 ? together : []),
    ]),
  }))
}
