import { useChains } from '../../../data/query/useChains.ts'
import { keyOfUndeployed, useUndeployedAccounts } from '../../../data/undeployed/undeployedAccounts.ts'
import { accountOf } from '../model/accountsAround.ts'
import type { PlanAccount } from '../model/PlanAccount.ts'

/** The accounts that this browser can deploy on a configured network. */
export function useCreatableAccounts(): PlanAccount[] {
  const chains = useChains()
  return useUndeployedAccounts().flatMap((one) => {
    const chain = chains.find(({ chainId }) => chainId === one.chainId)
    return chain && one.deployedAt === null ? [accountOf(chain, keyOfUndeployed(one))] : []
  })
}
