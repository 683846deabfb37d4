import type { QueryClient } from '@tanstack/react-query'
import { fetchAhead } from './fetchAhead.ts'
import { nameFutureAccounts } from './nameFutureAccounts.ts'
import { rememberPrices } from './rememberPrices.ts'

/** What the program does once the first page is drawn. */
export function afterContent(queryClient: QueryClient): void {
  nameFutureAccounts()
  fetchAhead()
  rememberPrices(queryClient)
}
