import { queryOptions } from '@tanstack/react-query'
import { api } from '../client/apiClient.ts'
import { queryKeys } from '../keys/queryKeys.ts'

const ONE_HOUR_MS = 3_600_000

export const fiatCodesQuery = () =>
  queryOptions({
    queryKey: queryKeys.fiatCodes(),
    queryFn: ({ signal }) => api().getFiatCodes({ signal }),
    staleTime: ONE_HOUR_MS,
  })
