import { useQuery, queryOptions } from '@tanstack/react-query'
import type { Chain } from '@countersign/api'
import type { Address } from '@countersign/primitives'
import { chainStateQuery } from '../query/chainStateQuery.ts'
import type { OpenAccount } from '../url/AccountContext.tsx'
import type { Recovery } from './Recovery.ts'
import { queryKeys } from '../keys/queryKeys.ts'

/** The service looks for announcements every 30 seconds, and an alarm must not depend on it. */
const POLL_MS = 15_000
const POLL_L2_MS = 8_000

/** The Delay modules of an account and their attempts, read from the chain again while the page is visible. */
const recoveriesQuery = (chain: Chain, safe: Address) =>
  queryOptions({
    queryKey: [...queryKeys.account({ chainId: chain.chainId, safe }), 'recoveries'],
    queryFn: async () => {
      const { readRecoveries } = await import('./readRecoveries.ts')
      return readRecoveries(chain, safe)
    },
    refetchInterval: chain.l2 ? POLL_L2_MS : POLL_MS,
    meta: { persist: false },
  })

const NONE: readonly Recovery[] = []

export type Recoveries = {
  /** Null while loading and after a failure. */
  readonly recoveries: readonly Recovery[] | null
  readonly error: Error | null
  readonly retry: () => void
}

/** The Delay modules of the open account and their waiting attempts. For an account without modules nothing more is read. */
export function useRecoveries({ chain, safe }: Pick<OpenAccount, 'chain' | 'safe'>): Recoveries {
  const state = useQuery(chainStateQuery(chain, safe))
  const hasModules = (state.data?.modules.length ?? 0) > 0
  const read = useQuery({ ...recoveriesQuery(chain, safe), enabled: hasModules })
  const retry = () => {
    void state.refetch()
    if (hasModules) void read.refetch()
  }
  if (state.data && !hasModules) return { recoveries: NONE, error: null, retry }
  return { recoveries: read.data ?? null, error: read.data ? null : (state.error ?? read.error), retry }
}
