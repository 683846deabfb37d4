import type { SafeState } from '@countersign/api'
import { ApiError } from '@countersign/api/client'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../client/apiClient.ts'
import { queryKeys, type AccountKey } from '../keys/queryKeys.ts'

/** @property isDeployed false: the service does not know the account, and the values follow from creation data of this browser */
export type AccountAnswer = SafeState & { readonly isDeployed?: false }

/** The state of an account according to the service. */
export const safeQuery = (key: AccountKey) =>
  queryOptions({
    queryKey: queryKeys.safe(key),
    queryFn: async ({ signal }): Promise<AccountAnswer> => {
      try {
        return await api().getSafe({ params: key, signal })
      } catch (error) {
        if (!(error instanceof ApiError && error.statusCode === 404)) throw error
        const { futureSafe } = await import('../undeployed/futureSafe.ts')
        const future = futureSafe(key)
        if (future === null) throw error
        return { ...future, isDeployed: false }
      }
    },
  })
