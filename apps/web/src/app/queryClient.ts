import { QueryCache, QueryClient, type Query } from '@tanstack/react-query'
import { connectionStore } from '../shared/live/connectionStore.ts'

export const ONE_DAY_MS = 86_400_000

/** Kept one day, no refetch on focus, no retries (they live in the fetch helper), offline-first. */
export const createAppQueryClient = () =>
  new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => connectionStore.reportFailure(error),
      onSuccess: (_, query) => {
        if (isFromService(query)) connectionStore.reportSuccess()
      },
    }),
    defaultOptions: {
      queries: {
        gcTime: ONE_DAY_MS,
        retry: false,
        refetchOnWindowFocus: false,
        networkMode: 'offlineFirst',
        staleTime: 10_000,
      },
      mutations: { retry: false, networkMode: 'offlineFirst' },
    },
  })

/** Reads by RPC say nothing about the service. */
const isFromService = ({ queryKey }: Pick<Query, 'queryKey'>): boolean =>
  queryKey[0] !== 'head' && queryKey[0] !== 'ens' && queryKey[0] !== 'chain' && queryKey[3] !== 'chain-state'
