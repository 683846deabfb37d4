import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useStanding } from '../../../parts/gate/useStanding.ts'
import { chainStateQuery } from '../../../data/query/chainStateQuery.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import type { AppAccount } from './AppAccount.ts'

/** The open account as apps see it, updated with each change; null until the chain has answered. */
export function useAppAccount(): { account: AppAccount | null; error: Error | null; retry: () => void } {
  const { chain, safe } = useAccount()
  const { wallet, owner, parentOwner } = useStanding()
  const query = useQuery(chainStateQuery(chain, safe))
  const state = query.data
  const isKnown = wallet === null || parentOwner !== 'reading'
  const isReadOnly = wallet === null || (owner !== 'yes' && parentOwner !== 'yes')
  const account = useMemo(
    () => (state && isKnown ? { chain, safe, state, isReadOnly } : null),
    [chain, safe, state, isReadOnly, isKnown],
  )
  return { account, error: query.error, retry: () => void query.refetch() }
}
