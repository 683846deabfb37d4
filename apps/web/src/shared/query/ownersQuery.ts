import type { Chain } from '@countersign/api'
import type { Address } from '@countersign/safe/light'
import { queryOptions } from '@tanstack/react-query'
import { readOwners } from '../rpc/readOwners.ts'
import { queryKeys } from './queryKeys.ts'

/** Owners of an account as the chain has them: the check behind "you own this account". */
export const ownersQuery = (chain: Chain, safe: Address) =>
  queryOptions({
    queryKey: [...queryKeys.chainState({ chainId: chain.chainId, safe }), 'owners'],
    queryFn: () => readOwners(chain, safe),
    meta: { persist: false },
    staleTime: 60_000,
  })
