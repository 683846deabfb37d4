import type { Chain } from '@countersign/api'
import { queryOptions } from '@tanstack/react-query'
import { queryKeys } from '../keys/queryKeys.ts'
import type { Recovery } from './Recovery.ts'

/** The newest attempts of a module that no longer wait. */
export const pastAttemptsQuery = (chain: Chain, recovery: Recovery) =>
  queryOptions({
    queryKey: [
      ...queryKeys.account({ chainId: chain.chainId, safe: recovery.account }),
      'past-attempts',
      recovery.address,
      String(recovery.txNonce),
    ],
    queryFn: async () => {
      const { readPastAttempts } = await import('./readPastAttempts.ts')
      return readPastAttempts(chain, recovery)
    },
    staleTime: Infinity,
    meta: { persist: false },
  })
