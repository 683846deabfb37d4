import type { Chain } from '@countersign/api'
import type { Address } from '@countersign/safe/light'
import { queryOptions } from '@tanstack/react-query'
import { queryKeys } from '../keys/queryKeys.ts'

/** An announcement touches the Delay module and not the account: no event tells of it. */
const POLL_MS = 15_000
const POLL_L2_MS = 8_000

/** The Delay modules of an account and what waits in them, from the chain; asked again while somebody looks. */
export const recoveriesQuery = (chain: Chain, safe: Address) =>
  queryOptions({
    queryKey: [...queryKeys.account({ chainId: chain.chainId, safe }), 'recoveries'],
    queryFn: async () => {
      const { readRecoveries } = await import('./readRecoveries.ts')
      return readRecoveries(chain, safe)
    },
    refetchInterval: chain.l2 ? POLL_L2_MS : POLL_MS,
    meta: { persist: false },
  })
