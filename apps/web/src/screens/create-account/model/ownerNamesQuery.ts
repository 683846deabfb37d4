import type { Chain } from '@countersign/api'
import type { Address } from '@countersign/safe/light'
import { queryOptions } from '@tanstack/react-query'

/** The names that were typed for owners of a new account, looked up again. */
export const ownerNamesQuery = (chain: Chain, owners: readonly Address[]) =>
  queryOptions({
    queryKey: ['owner-names', chain.chainId, chain.ensRegistryAddress, ...owners],
    queryFn: async () => {
      const { readNames } = await import('../../../data/names/readNames.ts')
      return readNames(chain, owners)
    },
    staleTime: 5_000,
    meta: { persist: false },
  })
