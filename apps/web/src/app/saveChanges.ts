import type { QueryCacheNotifyEvent, QueryClient } from '@tanstack/react-query'
import { persistQueryClientSave } from '@tanstack/react-query-persist-client'
import { persistOptions } from './persistence.ts'

/** Each save copies the whole cache. Saving at every change took a quarter of the computing time of a page with 500 accounts. */
const EVERY_MS = 1000
const CHANGES = new Set<QueryCacheNotifyEvent['type']>(['added', 'removed', 'updated'])

/**
 * Saves the query cache after changes, at most once per second, and immediately when the page is left.
 * @returns stops it
 */
export function saveChanges(queryClient: QueryClient): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const save = () => {
    clearTimeout(timer)
    timer = undefined
    void persistQueryClientSave({ queryClient, ...persistOptions })
  }
  const saveRest = () => {
    if (timer !== undefined) save()
  }
  const unsubscribe = queryClient.getQueryCache().subscribe(({ type }) => {
    if (CHANGES.has(type)) timer ??= setTimeout(save, EVERY_MS)
  })
  window.addEventListener('pagehide', saveRest)
  // A phone may end a hidden page without another event.
  document.addEventListener('visibilitychange', saveRest)
  return () => {
    clearTimeout(timer)
    unsubscribe()
    window.removeEventListener('pagehide', saveRest)
    document.removeEventListener('visibilitychange', saveRest)
  }
}
