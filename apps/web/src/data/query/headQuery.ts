import type { Chain } from '@countersign/api'
import { queryOptions } from '@tanstack/react-query'
import { queryKeys } from '../keys/queryKeys.ts'

const POLL_MS = 12_000
const POLL_L2_MS = 4_000

/** The height of the chain, read from a node. */
export const headQuery = (chain: Chain) =>
  queryOptions({
    queryKey: queryKeys.head(chain.chainId),
    queryFn: async ({ signal }) => (await import('../rpc/readChainState.ts')).readHead(chain, signal),
    refetchInterval: chain.l2 ? POLL_L2_MS : POLL_MS,
    meta: { persist: false },
  })
