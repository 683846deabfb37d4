import type { Chain, PageConfig } from '@countersign/api'
import type { QueryClient } from '@tanstack/react-query'
import { persistQueryClientRestore } from '@tanstack/react-query-persist-client'
import { withCachedChains } from '../data/config/ownChains.ts'
import { queryKeys } from '../data/keys/queryKeys.ts'
import { applyConfig } from './boot.ts'
import { persistOptions } from './persistence.ts'
import { saveChanges } from './saveChanges.ts'

/**
 * Adds what this browser stored to the query cache, where it has nothing newer, and stores changes from then on.
 * @returns whether the cache contains configuration and chains, without which no page can be drawn
 */
export async function restoreCache(queryClient: QueryClient): Promise<boolean> {
  const isStarted = queryClient.getQueryData(queryKeys.config()) !== undefined
  try {
    await persistQueryClientRestore({ queryClient, ...persistOptions })
  } catch {
    // A browser without storage starts from the network every time.
  }
  saveChanges(queryClient)
  const config = queryClient.getQueryData<PageConfig>(queryKeys.config())
  if (!config || queryClient.getQueryData(queryKeys.chains()) === undefined) return false
  if (!isStarted) applyConfig(config)
  queryClient.setQueryData<Chain[]>(queryKeys.chains(), (chains) => chains && withCachedChains(chains))
  return true
}
