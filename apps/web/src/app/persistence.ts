import type { PersistedClient, Persister, PersistQueryClientOptions } from '@tanstack/react-query-persist-client'
import { createStore, del, get, set } from 'idb-keyval'
import { ONE_DAY_MS } from './queryClient.ts'

const KEY = 'query-cache'
/** Raise when the shape of cached answers changes; older caches are then dropped. */
const CACHE_VERSION = '1'

const store = createStore('countersign-cache', 'queries')

/** Structured clone keeps bigint amounts as they are, so nothing is serialised by hand. */
const persister: Persister = {
  persistClient: (client) => set(KEY, client, store),
  restoreClient: () => get<PersistedClient>(KEY, store),
  removeClient: () => del(KEY, store),
}

export const persistOptions: Omit<PersistQueryClientOptions, 'queryClient'> = {
  persister,
  maxAge: ONE_DAY_MS,
  buster: CACHE_VERSION,
  dehydrateOptions: {
    shouldDehydrateQuery: (query) => query.state.status === 'success' && query.meta?.['persist'] !== false,
  },
}
