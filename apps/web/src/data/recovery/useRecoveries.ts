import { useQuery, queryOptions } from '@tanstack/react-query'
import type { Chain } from '@countersign/api'
import type { Address } from '@countersign/safe/light'
import { chainStateQuery } from '../query/chainStateQuery.ts'
import type { OpenAccount } from '../url/AccountContext.tsx'
import type { Recovery } from './Recovery.ts'
import { queryKeys } from '../keys/queryKeys.ts'

/** An announcement touches the Delay module and not the account: no event tells of it. */
const POLL_MS = 15_000
const POLL_L2_MS = 8_000

/** The Delay modules of an account and what waits in them, from the chain; asked again while somebody looks. */
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
  /** Null while they are read, and where that failed. */
  readonly recoveries: readonly Recovery[] | null
  readonly error: Error | null
  readonly retry: () => void
}

/** The Delay modules of the open account and what waits in them. An account without modules is not asked further. */
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
