import type { HistoryFilter } from '@countersign/api'
import { useMemo } from 'react'
import { addressSuggestions } from '../../data/names/addressSuggestions.ts'
import { useKnownAddresses } from '../../data/names/useKnownAddresses.ts'
import { useAddressBook } from '../../data/storage/useAddressBook.ts'
import { useAccount } from '../../data/url/useAccount.ts'
import { toQueryFilter, type HistoryFilters } from './model/historyFilters.ts'

/** As many as a query takes. */
const MOST_CONTACTS = 50

/**
 * The valid filters as the service takes them; null without any. Names are stored in this browser, so the addresses of the contacts whose
 * name contains the text are sent with it.
 */
export function useQueryFilter(filters: HistoryFilters): HistoryFilter | null {
  const { chain } = useAccount()
  const entries = useAddressBook()
  const others = useKnownAddresses(chain.chainId)
  return useMemo(() => {
    const filter = toQueryFilter(filters)
    if (Object.keys(filter).length === 0) return null
    const { q } = filter
    if (q === undefined) return filter
    const named = addressSuggestions({ text: q, chainId: chain.chainId, entries, others, most: MOST_CONTACTS })
    return named.length === 0 ? filter : { ...filter, q_addresses: named.map(({ address }) => address) }
  }, [filters, entries, others, chain.chainId])
}
