import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useAccount } from '../../data/url/useAccount.ts'
import { parseHistoryFilters, type FilterChange, type HistoryFilters } from './model/historyFilters.ts'

/** Filters are stored in the URL, so that a link opens the same list. */
export function useHistoryFilters(): [HistoryFilters, (change: FilterChange) => void, () => void] {
  const search = useSearch({ strict: false })
  const filters = useMemo(() => parseHistoryFilters(search), [search])
  const navigate = useNavigate()
  const { account } = useAccount()
  const go = (next: HistoryFilters) =>
    void navigate({
      to: '/safes/$safe/history',
      params: { safe: account },
      search: next,
      replace: true,
      resetScroll: false,
    })
  return [
    filters,
    (change) => go(parseHistoryFilters({ ...filters, ...change })),
    () => go(filters.suspicious ? { suspicious: filters.suspicious } : {}),
  ]
}
