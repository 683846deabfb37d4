import { Chain, PageConfig } from '@countersign/api'
import type { QueryClient } from '@tanstack/react-query'
import { persistQueryClientRestore } from '@tanstack/react-query-persist-client'
import * as z from 'zod/mini'
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
  const storedConfig: unknown = queryClient.getQueryData(queryKeys.config())
  const storedChains: unknown = queryClient.getQueryData(queryKeys.chains())
  if (storedConfig === undefined || storedChains === undefined) return false
  if (isStarted) return true
  const { data: config } = PageConfig.safeParse(storedConfig)
  const { data: chains } = z.array(Chain).safeParse(storedChains)
  if (!config || !chains) {
    // Damaged, or of a version that stored it in another form: the page starts as if nothing were stored.
    queryClient.clear()
    return false
  }
  applyConfig(config)
  queryClient.setQueryData(queryKeys.config(), config)
  queryClient.setQueryData(queryKeys.chains(), withCachedChains(chains))
  return true
}
