import { onlineManager, QueryCache, QueryClient, type Query } from '@tanstack/react-query'
import { connectionStore } from '../data/connection/connectionStore.ts'

export const ONE_DAY_MS = 86_400_000

/** Data stays one day, without refetch on focus, without retries (the fetch helper has them), offline-first. */
export function createAppQueryClient(): QueryClient {
  followAnswers()
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => connectionStore.reportFailure(error, isFromService(query)),
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
}

/** Replaces the browser's online and offline events: a machine without a network may still reach its own service and node. */
const followAnswers = (): void =>
  onlineManager.setEventListener((setOnline) => {
    const follow = () => setOnline(connectionStore.get().online)
    follow()
    return connectionStore.subscribe(follow)
  })

const FROM_SERVICE = new Set<unknown>([
  'config',
  'chains',
  'owner-safes',
  'overviews',
  'inbox',
  'indexing',
  'fiat-codes',
  'safe-apps',
  'safe',
  'nonces',
  'balances',
  'collectibles',
  'queue',
  'history',
  'transaction',
  'messages',
  'message',
  'creation',
])

/** Only answers of the service show that it is reachable; reads by RPC and work in the page do not. */
export const isFromService = ({ queryKey: [subject, , , part] }: Pick<Query, 'queryKey'>): boolean =>
  FROM_SERVICE.has(subject === 'account' ? part : subject)
