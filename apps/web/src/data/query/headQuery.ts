import type { Chain } from '@countersign/api'
import { parseQuantity } from '@countersign/chain-client/reads'
import { queryOptions } from '@tanstack/react-query'
import { rpcRequest } from '../rpc/rpcRequest.ts'
import { queryKeys } from '../keys/queryKeys.ts'

const POLL_MS = 12_000
const POLL_L2_MS = 4_000

/** The height of the chain, read from a node. */
export const headQuery = (chain: Chain) =>
  queryOptions({
    queryKey: queryKeys.head(chain.chainId),
    queryFn: async ({ signal }) => parseQuantity(await rpcRequest(chain, 'eth_blockNumber', [], signal)),
    refetchInterval: chain.l2 ? POLL_L2_MS : POLL_MS,
    meta: { persist: false },
  })
