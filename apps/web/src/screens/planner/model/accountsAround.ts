import type { Chain } from '@countersign/api'
import { type Address, formatAccountAddress } from '@countersign/primitives'
import type { SharedPlan } from '@countersign/safe/exchange'
import type { AccountKey } from '../../../data/keys/queryKeys.ts'
import { isSameAccount } from '../../../data/storage/pinnedAccounts.ts'
import type { PlanAccount } from './PlanAccount.ts'

/**
 * The accounts of a plan and the same address on every configured network, in the order of the networks. Accounts of a plan on a network
 * that is not configured here are missing.
 */
export function accountsAround(address: Address, chains: readonly Chain[], plan: SharedPlan | null): PlanAccount[] {
  const planned = (plan?.accounts ?? []).map(({ chainId, safe }): AccountKey => ({ chainId: String(chainId), safe }))
  return chains.flatMap((chain) => {
    const keys: AccountKey[] = [
      { chainId: chain.chainId, safe: address },
      ...planned.filter(({ chainId }) => chainId === chain.chainId),
    ]
    return keys
      .filter((key, at) => keys.findIndex((one) => isSameAccount(one, key)) === at)
      .map((key) => accountOf(chain, key))
  })
}

export const accountOf = (chain: Chain, key: AccountKey): PlanAccount => ({
  chain,
  key,
  account: formatAccountAddress({ shortName: chain.shortName, address: key.safe }),
})
