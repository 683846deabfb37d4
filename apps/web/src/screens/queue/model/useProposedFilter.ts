import { useNavigate, useSearch } from '@tanstack/react-router'
import { useAccount } from '../../../data/url/useAccount.ts'
import { useStore } from '../../../data/store/useStore.ts'
import { areProposalsHidden, hiddenProposalsStore, setProposalsHidden } from './hiddenProposals.ts'
import { parseQueueSearch } from './queueSearch.ts'

/**
 * Whether the queue hides proposals of proposers: from the URL, otherwise the last choice for this account in this
 * browser.
 */
export function useProposedFilter(): [boolean, (isHidden: boolean) => void] {
  const { key, account } = useAccount()
  const navigate = useNavigate()
  const { proposers, ...search } = parseQueueSearch(useSearch({ strict: false }))
  const isHiddenHere = areProposalsHidden(key, useStore(hiddenProposalsStore))
  return [
    proposers === undefined ? isHiddenHere : proposers === 'hidden',
    (isHidden) => {
      setProposalsHidden(key, isHidden)
      void navigate({
        to: '/safes/$safe/queue',
        params: { safe: account },
        search: { ...search, proposers: isHidden ? 'hidden' : 'shown' },
        replace: true,
        resetScroll: false,
      })
    },
  ]
}
