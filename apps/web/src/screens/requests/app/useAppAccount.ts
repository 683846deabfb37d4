import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useStanding } from '../../../parts/gate/useStanding.ts'
import { chainStateQuery } from '../../../data/query/chainStateQuery.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import type { AppAccount } from './AppAccount.ts'

/**
 * The open account as apps see it, updated with each change; null until the chain has answered.
 *
 * While the role of another wallet is read, the last known role stays: without an account the open app would end. Use
 * one component for each account.
 */
export function useAppAccount(): { account: AppAccount | null; error: Error | null; retry: () => void } {
  const { chain, safe } = useAccount()
  const { wallet, owner, parentOwner } = useStanding()
  const query = useQuery(chainStateQuery(chain, safe))
  const state = query.data
  const isKnown = wallet === null || parentOwner !== 'reading'
  const current = isKnown ? wallet === null || (owner !== 'yes' && parentOwner !== 'yes') : null
  const [isReadOnly, setReadOnly] = useState(current)
  if (current !== null && current !== isReadOnly) setReadOnly(current)
  const account = useMemo(
    () => (state && isReadOnly !== null ? { chain, safe, state, isReadOnly } : null),
    [chain, safe, state, isReadOnly],
  )
  return { account, error: query.error, retry: () => void query.refetch() }
}
