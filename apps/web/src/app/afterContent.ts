import type { QueryClient } from '@tanstack/react-query'
import { env } from '../data/config/env.ts'
import { fetchAhead } from './fetchAhead.ts'
import { keepLastRows } from './keepLastRows.ts'
import { nameFutureAccounts } from './nameFutureAccounts.ts'
import { prefetchHistory } from './prefetchHistory.ts'
import { rememberPrices } from './rememberPrices.ts'
import type { createAppRouter } from './router.ts'

/** What the program does once the first page is drawn. */
export function afterContent(queryClient: QueryClient, router: ReturnType<typeof createAppRouter>): void {
  keepLastRows(router)
  nameFutureAccounts()
  fetchAhead()
  rememberPrices(queryClient)
  void prefetchHistory(queryClient, env.boot)
}
