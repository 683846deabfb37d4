import type { Chain } from '@countersign/api'
import { countedSignatures } from '@countersign/safe/checks'
import { queryOptions } from '@tanstack/react-query'
import { chainUntil } from '../../../data/rpc/chainUntil.ts'
import { queryKeys } from '../../../data/keys/queryKeys.ts'
import type { Review } from '../model/Review.ts'
import type { Levels } from './Levels.ts'

/** This page gets no live updates about other accounts, so it polls. */
const POLL_MS = 5_000

/** The levels of accounts that must confirm; null if there is only one level. */
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
    queryFn: async ({ signal }): Promise<Levels | null> => {
      if (review === null) return null
      const read = chainUntil(chain, signal)
      const { nested, state } = review
      const { contractsAmong } = await import('../../../data/chain-access/contractsAmong.ts')
      const { publicClientFor } = await import('../../../data/chain-access/publicClientFor.ts')
      // Skips the read for most accounts: all their owners are keys, and they approve nothing for other accounts.
      if (nested.length === 0 && (await contractsAmong(publicClientFor(read), state.owners, state.block)).length === 0)
        return null
      const { knownAgreements } = await import('./knownAgreements.ts')
      const { readLevels } = await import('./readLevels.ts')
      return readLevels(read, await knownAgreements(read, review))
    },
    enabled: review !== null,
    staleTime: 5_000,
    refetchInterval: ({ state: { data } }) => (data && data.levels.length > 1 ? POLL_MS : false),
    meta: { persist: false },
  })
}
