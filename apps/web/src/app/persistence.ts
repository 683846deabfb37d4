import type { PersistedClient, Persister, PersistQueryClientOptions } from '@tanstack/react-query-persist-client'
import { createStore, del, get, promisifyRequest } from 'idb-keyval'
import { ONE_DAY_MS } from './queryClient.ts'

const KEY = 'query-cache'
/** Increase this when the shape of cached answers changes; older caches are then dropped. */
const CACHE_VERSION = '1'

const store = createStore('countersign-cache', 'queries')

/**
 * Structured clone preserves bigint amounts, so nothing is serialised by hand. A browser that refuses storage starts from the network every
 * time.
 */
const persister: Persister = {
  persistClient: (client) => save(lastSeen(client)).catch(() => undefined),
  restoreClient: () => get<PersistedClient>(KEY, store),
  removeClient: () => del(KEY, store),
}

export const persistOptions: Omit<PersistQueryClientOptions, 'queryClient'> = {
  persister,
  maxAge: ONE_DAY_MS,
  buster: CACHE_VERSION,
  dehydrateOptions: {
    shouldDehydrateQuery: (query) => query.state.data !== undefined && query.meta?.['persist'] !== false,
  },
}

/** Committed explicitly, because a page that is being closed may end before the browser commits. */
const save = (client: PersistedClient): Promise<void> =>
  store('readwrite', (table) => {
    table.put(client, KEY)
    table.transaction.commit()
    return promisifyRequest(table.transaction)
  })

/** The start of the page writes these. With a service of another origin, the configuration of that service is not the one of the page. */
const OF_THE_START = new Set<unknown>(['config', 'chains'])

/**
 * Cached data stays, also when its refresh has failed; the failure itself belongs to this visit and is removed.
 */
export function lastSeen(client: PersistedClient): PersistedClient {
  const queries = client.clientState.queries.map(({ queryKey, queryHash, dehydratedAt, state }) => ({
    queryKey,
    queryHash,
    dehydratedAt,
    state: {
      ...state,
      status: 'success' as const,
      fetchStatus: 'idle' as const,
      error: null,
      fetchFailureCount: 0,
      fetchFailureReason: null,
      // Shown immediately and requested again immediately, whatever its age: a reload means that the user wants current data.
      isInvalidated: !OF_THE_START.has(queryKey[0]),
    },
  }))
  return { ...client, clientState: { mutations: [], queries } }
}
