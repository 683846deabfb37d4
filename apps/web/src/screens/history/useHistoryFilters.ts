import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useAccount } from '../../data/url/useAccount.ts'
import { parseHistoryFilters, type HistoryFilters } from './model/historyFilters.ts'

type Change = { readonly [Name in keyof HistoryFilters]: HistoryFilters[Name] | undefined }

/** Filters are stored in the URL, so that a link opens the same list. */
export function useHistoryFilters(): [HistoryFilters, (change: Change) => void, () => void] {
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
