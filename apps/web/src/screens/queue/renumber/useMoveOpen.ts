import { useNavigate, useSearch } from '@tanstack/react-router'
import { useAccount } from '../../../data/url/useAccount.ts'
import { parseQueueSearch } from '../model/queueSearch.ts'

/** Whether the dialog that moves transactions down is open: in the URL, so that another page can open it. */
export function useMoveOpen(): [boolean, (isOpen: boolean) => void] {
  const { account } = useAccount()
  const navigate = useNavigate()
  const { move, ...search } = parseQueueSearch(useSearch({ strict: false }))
  return [
    move === 'open',
    (isOpen) =>
      void navigate({
        to: '/safes/$safe/queue',
        params: { safe: account },
        search: isOpen ? { ...search, move: 'open' } : search,
        replace: true,
        resetScroll: false,
      }),
  ]
}
