import { type Address, isSameAddress } from '@countersign/primitives'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../client/apiClient.ts'
import { queryKeys } from '../keys/queryKeys.ts'
import type { CreatableAccount } from '../undeployed/undeployedAccounts.ts'
import { hasNoRegistrations } from './hasNoRegistrations.ts'

/**
 * Accounts that are not deployed and name an owner, as others registered them at the service. Those whose data give another address, or do
 * not name the owner, are left out: the service can hide an account, and cannot invent one.
 */
export const namedQuery = (owner: Address) =>
  queryOptions({
    queryKey: queryKeys.named(owner),
    queryFn: async ({ signal }): Promise<CreatableAccount[]> => {
      const records = await api()
        .getOwnerUndeployed({ params: { owner }, signal })
        .catch((error: unknown) => {
          if (hasNoRegistrations(error)) return []
          throw error
        })
      // Most wallets have none, and the proof needs the codecs of the contracts.
      if (records.length === 0) return []
      const { provenAccount } = await import('./provenAccount.ts')
      return records.flatMap(({ chainId, address, ...record }) => {
        const account = provenAccount({ chainId, safe: address }, record)
        return account?.creation.owners.some((one) => isSameAddress(one, owner)) ? [account] : []
      })
    },
    meta: { persist: false },
  })
