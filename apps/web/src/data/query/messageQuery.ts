import type { Hex } from '@countersign/primitives'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../client/apiClient.ts'
import { queryKeys, type AccountKey } from '../keys/queryKeys.ts'

/** @param messageHash what the owners sign (safeMessageHash) */
export const messageQuery = (key: AccountKey, messageHash: Hex) =>
  queryOptions({
    queryKey: queryKeys.message(key, messageHash),
    queryFn: ({ signal }) => api().getMessage({ params: { chainId: key.chainId, messageHash }, signal }),
  })
