import { queryOptions } from '@tanstack/react-query'
import { api } from '../api/apiClient.ts'
import { queryKeys } from './queryKeys.ts'

const ONE_HOUR_MS = 3_600_000

export const fiatCodesQuery = () =>
  queryOptions({
    queryKey: queryKeys.fiatCodes(),
    queryFn: ({ signal }) => api().getFiatCodes({ signal }),
    staleTime: ONE_HOUR_MS,
  })
