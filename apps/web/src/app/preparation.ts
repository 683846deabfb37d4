import type { Chain, PageConfig } from '@countersign/api'
import type { QueryClient } from '@tanstack/react-query'
import { persistQueryClientRestore } from '@tanstack/react-query-persist-client'
import { env } from '../data/config/env.ts'
import { withCachedChains } from '../data/config/ownChains.ts'
import { queryKeys } from '../data/keys/queryKeys.ts'
import type { Preparation } from '../shell/RouterContext.ts'
import { adoptBoot, applyConfig, askBoot } from './boot.ts'
import { bootAlone } from './bootAlone.ts'
import { persistOptions } from './persistence.ts'
import { saveChanges } from './saveChanges.ts'

export function createPreparation(queryClient: QueryClient): Preparation {
  const restored = restore(queryClient)
  const first = env.boot
  const start = (boot: Promise<void>) => watch(boot.catch((error: unknown) => bootAlone(queryClient, restored, error)))
  let booted = start(first ? adoptBoot(queryClient, first) : askBoot(queryClient))
  async function ready() {
    const afterBoot = booted.then(
      () => true,
      () => restored,
    )
    const hasSomething = await Promise.race([restored.then((held) => held || afterBoot), afterBoot])
    if (!hasSomething) await booted
  }
  return {
    ready,
    fresh: () => booted,
    retry: () => {
      booted = start(askBoot(queryClient))
    },
  }
}

/** Whether the cache contained configuration and chains, without which no page can be drawn. */
async function restore(queryClient: QueryClient): Promise<boolean> {
  try {
    await persistQueryClientRestore({ queryClient, ...persistOptions })
  } catch {
    // A browser without storage starts from the network every time.
  }
  saveChanges(queryClient)
  const config = queryClient.getQueryData<PageConfig>(queryKeys.config())
  if (!config || queryClient.getQueryData(queryKeys.chains()) === undefined) return false
  applyConfig(config)
  queryClient.setQueryData<Chain[]>(queryKeys.chains(), (chains) => chains && withCachedChains(chains))
  return true
}

/** Prevents an unhandled rejection. A caller that awaits the promise still receives the failure. */
function watch(promise: Promise<void>): Promise<void> {
  promise.catch(() => undefined)
  return promise
}
