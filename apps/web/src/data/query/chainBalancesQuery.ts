import type { Chain } from '@countersign/api'
import type { Address } from '@countersign/primitives'
import { queryOptions } from '@tanstack/react-query'
import { queryKeys } from '../keys/queryKeys.ts'

/** The balances of these tokens on chain, all at one block. The zero address is the native coin. */
export const chainBalancesQuery = (chain: Chain, safe: Address, tokens: readonly Address[]) =>
  queryOptions({
    queryKey: [...queryKeys.chainState({ chainId: chain.chainId, safe }), 'balances', tokens.join()],
    queryFn: async ({ signal }) =>
      (await import('../rpc/readChainBalances.ts')).readChainBalances(chain, safe, tokens, signal),
    enabled: tokens.length > 0,
    meta: { persist: false },
  })
