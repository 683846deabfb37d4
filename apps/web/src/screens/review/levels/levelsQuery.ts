import type { Chain } from '@countersign/api'
import { countedSignatures } from '@countersign/safe/checks'
import { queryOptions } from '@tanstack/react-query'
import { queryKeys } from '../../../data/keys/queryKeys.ts'
import type { Review } from '../model/Review.ts'
import type { Levels } from './Levels.ts'

/** Accounts of other levels tell this page nothing by themselves. */
const POLL_MS = 5_000

/** Every level of who must agree to what is reviewed, from the account that acts in the end; null where there is but one. */
export const levelsQuery = (chain: Chain, review: Review | null) => {
  const { safe = null, safeTxHash = null } = review?.reviewed ?? {}
  const signed = review === null ? [] : countedSignatures(review.signatures).map(({ owner }) => owner)
  return queryOptions({
    queryKey: [
      ...queryKeys.account({ chainId: chain.chainId, safe: safe ?? '0x' }),
      'levels',
      safeTxHash,
      signed.join(' '),
    ],
    queryFn: async (): Promise<Levels | null> => {
      if (review === null) return null
      const { nested, state } = review
      const { contractsAmong } = await import('../../../data/chain-access/contractsAmong.ts')
      const { publicClientFor } = await import('../../../data/chain-access/publicClientFor.ts')
      // Most accounts are owned by keys alone, and approve nothing for others.
      if (nested.length === 0 && (await contractsAmong(publicClientFor(chain), state.owners, state.block)).length === 0)
        return null
      const { knownAgreements } = await import('./knownAgreements.ts')
      const { readLevels } = await import('./readLevels.ts')
      return readLevels(chain, await knownAgreements(chain, review))
    },
    enabled: review !== null,
    staleTime: 5_000,
    refetchInterval: ({ state: { data } }) => (data && data.levels.length > 1 ? POLL_MS : false),
    meta: { persist: false },
  })
}
