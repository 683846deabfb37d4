import type { Balances } from '@countersign/api'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { noteSeenPrices } from '../data/storage/seenPrices.ts'

/** Stores the prices of every balances answer. The page compares them with the prices at the time of signing. */
export function rememberPrices(queryClient: QueryClient): void {
  const cache = queryClient.getQueryCache()
  const note = (queryKey: QueryKey) => {
    const [subject, chainId, , part, currency] = queryKey
    if (subject !== 'account' || part !== 'balances') return
    if (typeof chainId !== 'string' || typeof currency !== 'string') return
    const balances = queryClient.getQueryData<Balances>(queryKey)
    if (balances) noteSeenPrices({ chainId, currency }, balances)
  }
  for (const { queryKey } of cache.findAll({ queryKey: ['account'] })) note(queryKey)
  cache.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') note(event.query.queryKey)
  })
}
