import { useMemo } from 'react'
import { isOfKey, useUndeployedAccounts } from '../data/undeployed/undeployedAccounts.ts'
import { useFollowUndeployed } from '../data/creation/useFollowUndeployed.ts'
import type { OpenAccount } from '../data/url/AccountContext.tsx'

/** The service may know a new account before this page has seen it: the open account is followed until it has its name. */
export function FollowUndeployed({ account: { chain, key } }: { account: OpenAccount }) {
  const all = useUndeployedAccounts()
  const accounts = useMemo(() => all.filter((one) => isOfKey(one, key)), [all, key])
  const chains = useMemo(() => [chain], [chain])
  useFollowUndeployed(accounts, chains)
  return null
}
