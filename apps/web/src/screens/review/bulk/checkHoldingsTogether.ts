import type { Chain } from '@countersign/api'
import { checkHoldings, inspectCalls, outflowsOf, type Check } from '@countersign/safe/checks'
import { readHoldings } from '../../../data/chain-access/readHoldings.ts'
import type { Review } from '../model/Review.ts'
import { bulkMessages } from './bulkMessages.ts'

type Reviewed = Pick<Review, 'reviewed' | 'state' | 'unitOf' | 'checks'>

/**
 * Compares the sum that several transactions pay with what the account holds before the first. Skips an asset for which
 * a single transaction already has a warning.
 */
export async function checkHoldingsTogether(chain: Chain, reviews: readonly Reviewed[]): Promise<Check[]> {
  const [first] = reviews
  if (first === undefined || reviews.length === 1) return []
  const { safe } = first.reviewed
  const calls = reviews.flatMap(({ reviewed }) => inspectCalls(safe, reviewed.transaction))
  const balanceOf = await readHoldings(chain, outflowsOf(safe, calls), first.state.block)
  const unitOf = (token: Parameters<typeof first.unitOf>[0]) =>
    reviews.map((review) => review.unitOf(token)).find((unit) => unit !== null) ?? null
  const found = checkHoldings(calls, {
    safe,
    balanceOf,
    // A token without a known unit may be a collectible, and its number is not an amount.
    tokenOnChain: (token) => ({ ok: true, value: unitOf(token) ?? { symbol: '', decimals: null } }),
    coin: unitOf(null),
  })
  const said = reviews.flatMap(({ checks }) => checks.filter(({ verdict }) => verdict !== 'verified'))
  return found
    .filter(({ field, verdict }) => verdict !== 'verified' && !said.some((check) => check.field === field))
    .map((check) => ({ ...check, reason: bulkMessages.together({ count: reviews.length, reason: check.reason }) }))
}
