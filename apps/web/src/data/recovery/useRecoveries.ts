import { useQuery } from '@tanstack/react-query'
import { chainStateQuery } from '../query/chainStateQuery.ts'
import type { OpenAccount } from '../url/AccountContext.tsx'
import type { Recovery } from './Recovery.ts'
import { recoveriesQuery } from './recoveriesQuery.ts'

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
