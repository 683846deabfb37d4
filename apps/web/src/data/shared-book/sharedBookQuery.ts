import type { Chain } from '@countersign/api'
import type { Address } from '@countersign/primitives'
import { queryOptions } from '@tanstack/react-query'
import { serviceApi } from '../client/apiClient.ts'
import { queryKeys } from '../keys/queryKeys.ts'

/** The shared address book of an account, its signatures verified. Not stored: it is verified at every visit. */
export const sharedBookQuery = (chain: Chain, safe: Address) =>
  queryOptions({
    queryKey: [...queryKeys.account({ chainId: chain.chainId, safe }), 'shared-book'],
    meta: { persist: false },
    staleTime: 60_000,
    queryFn: async () => {
      const { entries } = await serviceApi().getSharedBook({ params: { chainId: chain.chainId, safe } })
      // Most accounts share no book, and every page of an account asks: the curve and its helpers are eight files.
      if (entries.length === 0) return []
      const { verifySharedEntries } = await import('./verifySharedEntries.ts')
      return verifySharedEntries(chain, safe, entries)
    },
  })
