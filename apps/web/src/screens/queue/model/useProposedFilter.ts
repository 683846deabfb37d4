import { useNavigate, useSearch } from '@tanstack/react-router'
import { useAccount } from '../../../data/url/useAccount.ts'
import { setProposalsHidden, useProposalsHidden } from './hiddenProposals.ts'
import { parseQueueSearch } from './queueSearch.ts'

/** Whether the queue hides what proposers sent: as the address bar says, or else as it was last chosen for this account here. */
export function useProposedFilter(): [boolean, (isHidden: boolean) => void] {
  const { key, account } = useAccount()
  const navigate = useNavigate()
  const { proposers } = parseQueueSearch(useSearch({ strict: false }))
  const isHiddenHere = useProposalsHidden(key)
  return [
    proposers === undefined ? isHiddenHere : proposers === 'hidden',
    (isHidden) => {
      setProposalsHidden(key, isHidden)
      void navigate({
        to: '/safes/$safe/queue',
        params: { safe: account },
        search: { proposers: isHidden ? 'hidden' : 'shown' },
        replace: true,
        resetScroll: false,
      })
    },
  ]
}
