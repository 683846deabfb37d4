import type { Chain } from '@countersign/api'
import type { Address } from '@countersign/primitives'
import { queryOptions } from '@tanstack/react-query'
import { queryKeys } from '../keys/queryKeys.ts'

/** The account's state, read from the chain and never from the service; of an account that is not deployed, from its creation data. */
export const chainStateQuery = (chain: Chain, safe: Address) =>
  queryOptions({
    queryKey: queryKeys.chainState({ chainId: chain.chainId, safe }),
    queryFn: async ({ signal }) =>
      (await import('../undeployed/readAccountState.ts')).readAccountState(chain, safe, { signal }),
    meta: { persist: false },
  })
