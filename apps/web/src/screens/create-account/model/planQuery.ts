import type { Chain } from '@countersign/api'
import type { Address } from '@countersign/primitives'
import { queryOptions } from '@tanstack/react-query'

export const planQuery = (chain: Chain, owners: readonly Address[] | null, threshold: number) =>
  queryOptions({
    queryKey: ['account-plan', chain.chainId, owners?.join() ?? null, threshold],
    queryFn: async () => {
      const { planAccount } = await import('../../../data/creation/planAccount.ts')
      return planAccount(chain, owners ?? [], threshold)
    },
    enabled: owners !== null,
    staleTime: 10_000,
    meta: { persist: false },
  })
