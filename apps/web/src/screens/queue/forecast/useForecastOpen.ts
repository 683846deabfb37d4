import { useNavigate, useSearch } from '@tanstack/react-router'
import { useAccount } from '../../../data/url/useAccount.ts'
import { parseQueueSearch } from '../model/queueSearch.ts'

/** Whether the forecast is open: in the URL, so that a link opens it. */
export function useForecastOpen(): [boolean, (isOpen: boolean) => void] {
  const { account } = useAccount()
  const navigate = useNavigate()
  const { forecast, ...search } = parseQueueSearch(useSearch({ strict: false }))
  return [
    forecast === 'open',
    (isOpen) =>
      void navigate({
        to: '/safes/$safe/queue',
        params: { safe: account },
        search: isOpen ? { ...search, forecast: 'open' } : search,
        replace: true,
        resetScroll: false,
      }),
  ]
}
