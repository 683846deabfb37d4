import type { Chain } from '@countersign/api'
import type { Address } from '@countersign/primitives'
import { queryOptions } from '@tanstack/react-query'
import type { CreationContracts } from '@countersign/safe'

export type NewPlan = {
  /** Null while the form is incomplete. */
  readonly owners: readonly Address[] | null
  readonly threshold: number
  /** Undefined while they are loading. */
  readonly contracts: CreationContracts | undefined
  /** Decimal. */
  readonly salt: string
}

/** The address of the new account, and the call that creates it. */
export const newPlanQuery = (chain: Chain, { owners, threshold, contracts, salt }: NewPlan) =>
  queryOptions({
    queryKey: ['new-account', chain.chainId, owners?.join() ?? null, threshold, contracts?.version ?? null, salt],
    queryFn: async () => {
      const { planAccount } = await import('../../data/creation/planAccount.ts')
      return planAccount(chain, owners ?? [], threshold, {
        firstSalt: BigInt(salt),
        ...(contracts ? { contracts } : {}),
      })
    },
    enabled: owners !== null && contracts !== undefined,
    staleTime: 10_000,
    meta: { persist: false },
  })
