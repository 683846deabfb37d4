import type { Chain } from '@countersign/api'
import type { Address } from '@countersign/safe/light'
import { queryOptions } from '@tanstack/react-query'

export const walletBalanceQuery = (chain: Chain, address: Address, rpcApiKeys: Record<string, string>) =>
  queryOptions({
    queryKey: ['wallet-balance', chain.chainId, address],
    queryFn: async () => {
      const { publicClientFor } = await import('../../shared/chain-access/publicClientFor.ts')
      return publicClientFor(chain, rpcApiKeys).getBalance({ address })
    },
    staleTime: 0,
    meta: { persist: false },
  })
