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

/** The gas and the largest cost for the connected wallet. */
export const creationCostQuery = (
  chain: Chain,
  plan: { factory: Address; data: `0x${string}` } | undefined,
  payer: Address | null,
) =>
  queryOptions({
    queryKey: ['account-cost', chain.chainId, plan?.data ?? null, payer],
    queryFn: async () => {
      if (!plan || payer === null) return null
      const [{ publicClientFor }, { feesFor }, { mostPerGas }] = await Promise.all([
        import('../../../data/chain-access/publicClientFor.ts'),
        import('../../../signing/execution/feesFor.ts'),
        import('@countersign/safe/checks'),
      ])
      const client = publicClientFor(chain)
      const [gas, fees, balance] = await Promise.all([
        client.estimateGas({ account: payer, to: plan.factory, data: plan.data }),
        feesFor(chain, client),
        client.getBalance({ address: payer }),
      ])
      return { gas, most: gas * mostPerGas(fees), balance }
    },
    enabled: plan !== undefined && payer !== null,
    staleTime: 15_000,
    meta: { persist: false },
  })
