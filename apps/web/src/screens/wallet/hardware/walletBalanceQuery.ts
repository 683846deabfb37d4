import type { Chain } from '@countersign/api'
import { parseQuantity } from '@countersign/chain-client/reads'
import type { Address } from '@countersign/primitives'
import { queryOptions } from '@tanstack/react-query'
import { rpcRequest } from '../../../data/rpc/rpcRequest.ts'

export const walletBalanceQuery = (chain: Chain, address: Address) =>
  queryOptions({
    queryKey: ['wallet-balance', chain.chainId, address],
    queryFn: async () => parseQuantity(await rpcRequest(chain, 'eth_getBalance', [address, 'latest'])),
    staleTime: 0,
    meta: { persist: false },
  })
