import type { Chain } from '@countersign/api'
import { queryOptions } from '@tanstack/react-query'

/** The versions of which accounts can be created on a network, with their contracts. */
export const contractsQuery = (chain: Chain) =>
  queryOptions({
    queryKey: ['creation-contracts', chain.chainId],
    queryFn: async () => {
      const { contractsOnChain } = await import('./contractsOf.ts')
      return contractsOnChain(chain)
    },
    staleTime: 10 * 60_000,
    meta: { persist: false },
  })
