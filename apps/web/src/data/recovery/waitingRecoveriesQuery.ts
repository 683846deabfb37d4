import type { Chain } from '@countersign/api'
import type { Address } from '@countersign/safe/light'
import { queryOptions } from '@tanstack/react-query'

const POLL_MS = 60_000

/** What waits in the Delay modules of many accounts of one chain. */
export const waitingRecoveriesQuery = (chain: Chain, safes: readonly Address[]) =>
  queryOptions({
    queryKey: ['waiting-recoveries', chain.chainId, safes.toSorted().join(',')],
    queryFn: async () => {
      const { readWaitingRecoveries } = await import('./readWaitingRecoveries.ts')
      return readWaitingRecoveries(chain, safes)
    },
    refetchInterval: POLL_MS,
    meta: { persist: false },
  })
