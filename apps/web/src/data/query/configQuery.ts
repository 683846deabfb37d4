import { queryOptions } from '@tanstack/react-query'
import { api } from '../client/apiClient.ts'
import { queryKeys } from '../keys/queryKeys.ts'

/** Part of the boot answer. It does not change while the page is open. */
export const configQuery = () =>
  queryOptions({ queryKey: queryKeys.config(), queryFn: () => api().getPageConfig(), staleTime: Infinity })
