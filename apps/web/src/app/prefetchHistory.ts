import type { QueryClient } from '@tanstack/react-query'
import type { SafeState } from '@countersign/api'
import { dataSource } from '../data/api/dataSource.ts'
import { chainsQuery } from '../data/query/chainsQuery.ts'
import { historyQuery } from '../data/query/historyQuery.ts'
import { queryKeys } from '../data/keys/queryKeys.ts'
import type { BootRequest } from './boot.ts'
import { accountOfBoot } from './accountOfBoot.ts'

/**
 * Requests the first page of the history, when the first page of the visit is the overview of an account. The command palette and the words
 * about recipients read it from the cache, and the history then opens without a request. A service without a history of the account would
 * refuse, and one that only has the routes of the Safe Client Gateway may limit requests.
 */
export async function prefetchHistory(
  queryClient: QueryClient,
  boot: Pick<BootRequest, 'account' | 'page'> | undefined,
): Promise<void> {
  if (boot?.page !== 'home' || !dataSource.get().hasExtensions) return
  const chains = queryClient.getQueryData(chainsQuery().queryKey) ?? []
  const { key } = accountOfBoot({ chains }, boot.account) ?? {}
  if (!key || !queryClient.getQueryData<SafeState>(queryKeys.safe(key))?.txHistoryTag) return
  await queryClient.prefetchInfiniteQuery(historyQuery(key))
}
