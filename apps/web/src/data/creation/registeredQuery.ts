import { queryOptions } from '@tanstack/react-query'
import { api } from '../client/apiClient.ts'
import { queryKeys, type AccountKey } from '../keys/queryKeys.ts'
import type { CreatableAccount } from '../undeployed/undeployedAccounts.ts'
import { hasNoRegistrations } from './hasNoRegistrations.ts'
import { provenAccount } from './provenAccount.ts'

/** The creation data that another owner registered at the service, if they give this address; null if the service has none. */
export const registeredQuery = (key: AccountKey) =>
  queryOptions({
    queryKey: [...queryKeys.account(key), 'registered'],
    queryFn: async ({ signal }): Promise<CreatableAccount | null> => {
      const record = await api()
        .getUndeployed({ params: key, signal })
        .catch((error: unknown) => {
          if (hasNoRegistrations(error)) return null
          throw error
        })
      return record && provenAccount(key, record)
    },
    meta: { persist: false },
  })
