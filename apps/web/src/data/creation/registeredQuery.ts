import type { UndeployedCreation } from '@countersign/api'
import { ApiError } from '@countersign/api/client'
import { proveCreation } from '@countersign/safe'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../client/apiClient.ts'
import { queryKeys, type AccountKey } from '../keys/queryKeys.ts'
import { storedCreation, type CreatableAccount } from '../undeployed/undeployedAccounts.ts'

/**
 * The creation data that another owner registered at the service, if they give this address; null if the service has none. The address is a
 * hash over them, so the service cannot change them.
 */
export const registeredQuery = (key: AccountKey) =>
  queryOptions({
    queryKey: [...queryKeys.account(key), 'registered'],
    queryFn: async ({ signal }): Promise<CreatableAccount | null> => {
      const record = await api()
        .getUndeployed({ params: key, signal })
        .catch((error: unknown) => {
          if (error instanceof ApiError && (error.statusCode === 404 || error.statusCode === 501)) return null
          throw error
        })
      return record && accountOf(key, record)
    },
    meta: { persist: false },
  })

function accountOf({ chainId, safe }: AccountKey, record: UndeployedCreation): CreatableAccount | null {
  const proved = proveCreation(safe, record)
  return proved.isProved ? { chainId, address: safe, name: '', creation: storedCreation(proved.creation) } : null
}
