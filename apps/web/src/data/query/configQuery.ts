import { queryOptions } from '@tanstack/react-query'
import { api } from '../client/apiClient.ts'
import { queryKeys } from '../keys/queryKeys.ts'

/** Comes with the boot answer and does not change while the page is open. */
export const configQuery = () =>
  queryOptions({ queryKey: queryKeys.config(), queryFn: () => api().getPageConfig(), staleTime: Infinity })
