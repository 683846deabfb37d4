import { queryOptions } from '@tanstack/react-query'
import { api } from '../api/apiClient.ts'
import { queryKeys, type AccountKey } from './queryKeys.ts'

/** @param id transaction id or bare safeTxHash */
export const transactionQuery = (key: AccountKey, id: string) =>
  queryOptions({
    queryKey: queryKeys.transaction(key, id),
    queryFn: ({ signal }) => api().getTransaction({ params: { chainId: key.chainId, id }, signal }),
  })
