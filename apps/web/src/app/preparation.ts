import type { Chain, PageConfig } from '@countersign/api'
import type { QueryClient } from '@tanstack/react-query'
import { persistQueryClientRestore, persistQueryClientSubscribe } from '@tanstack/react-query-persist-client'
import { env } from '../env.ts'
import { withOwnChains } from '../shared/config/ownChains.ts'
import { queryKeys } from '../shared/query/queryKeys.ts'
import { adoptBoot, applyConfig, askBoot } from './boot.ts'
import { bootAlone } from './bootAlone.ts'
import { persistOptions } from './persistence.ts'

/** What a page waits for before it can be drawn. */
export type Preparation = {
  /** Configuration and chains are in the query cache: from this browser's last visit or from the service. */
  ready(): Promise<void>
  /** The service's own answer of this visit is in the cache. */
  fresh(): Promise<void>
  /** Asks the service again after a failure. */
  retry(): void
}

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

/** Whether the cache held configuration and chains, without which no page can be drawn. */
async function restore(queryClient: QueryClient): Promise<boolean> {
  try {
    await persistQueryClientRestore({ queryClient, ...persistOptions })
  } catch {
    // A browser without storage starts from the network every time.
  }
  persistQueryClientSubscribe({ queryClient, ...persistOptions })
  const config = queryClient.getQueryData<PageConfig>(queryKeys.config())
  if (!config || queryClient.getQueryData(queryKeys.chains()) === undefined) return false
  applyConfig(config)
  queryClient.setQueryData<Chain[]>(queryKeys.chains(), (chains) => chains && withOwnChains(chains))
  return true
}

/** Whoever awaits it hears of a failure; nobody has to. */
function watch(promise: Promise<void>): Promise<void> {
  promise.catch(() => undefined)
  return promise
}
