import { queryOptions } from '@tanstack/react-query'
import { queryKeys } from '../keys/queryKeys.ts'
import type { MakersInput } from './readMakers.ts'

/** The transactions that caused the differences, searched in the history. */
export const makersQuery = (input: MakersInput) =>
  queryOptions({
    queryKey: [...queryKeys.account(input.key), 'makers', input.since, input.wallet, JSON.stringify(input.differences)],
    queryFn: async () => {
      const { readMakers } = await import('./readMakers.ts')
      return readMakers(input)
    },
    staleTime: 60_000,
    meta: { persist: false },
  })
