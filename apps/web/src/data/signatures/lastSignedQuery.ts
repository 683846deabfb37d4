import { limitParallel } from '@countersign/chain-client/reads'
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { api } from '../client/apiClient.ts'
import { queryKeys, type AccountKey } from '../keys/queryKeys.ts'
import { transactionQuery } from '../query/transactionQuery.ts'
import { lastSigned, type LastSigned } from './lastSigned.ts'

/** How many transactions are read. Each costs one request to the service. */
const MOST = 20

/** When each owner signed last, among the newest transactions of queue and history, according to the service. */
export const lastSignedQuery = (client: QueryClient, key: AccountKey) =>
  queryOptions({
    queryKey: [...queryKeys.account(key), 'last-signed'],
    queryFn: async ({ signal }): Promise<LastSigned> => {
      const [queue, history] = await Promise.all([
        api().getQueue({ params: key, signal }),
        api().getHistory({ params: key, query: { cursor: null, timezone: 'UTC' }, signal }),
      ])
      const inTurn = limitParallel(4)
      const waiting = idsOf(queue.results)
      const done = idsOf(history.results)
      const read = await Promise.all([
        ...waiting
          .slice(0, MOST)
          .map((id) => inTurn(() => client.fetchQuery({ ...transactionQuery(key, id), staleTime: 5_000 }))),
        // An executed transaction gets no further signatures.
        ...done
          .slice(0, Math.max(0, MOST - waiting.length))
          .map((id) => inTurn(() => client.ensureQueryData(transactionQuery(key, id)))),
      ])
      const isAll = queue.next === null && history.next === null && waiting.length + done.length <= MOST
      return lastSigned(read, isAll)
    },
    staleTime: 60_000,
    structuralSharing: false,
    meta: { persist: false },
  })

type Listed = Awaited<ReturnType<ReturnType<typeof api>['getQueue']>>['results'][number]
type Done = Awaited<ReturnType<ReturnType<typeof api>['getHistory']>>['results'][number]

const idsOf = (items: readonly (Listed | Done)[]): string[] =>
  items.flatMap((item) =>
    item.type === 'TRANSACTION' && item.transaction.executionInfo?.type === 'MULTISIG' ? [item.transaction.id] : [],
  )
