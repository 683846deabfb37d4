import { queryOptions } from '@tanstack/react-query'
import { api } from '../api/apiClient.ts'
import { inboxQueue } from './inboxQueue.ts'
import { queryKeys, type AccountKey } from './queryKeys.ts'

/** The newest messages of an account, for the inbox across accounts; refreshed by the same events as the list of messages. */
export const messageHeadQuery = (key: AccountKey) =>
  queryOptions({
    queryKey: [...queryKeys.messages(key), 'head'],
    queryFn: ({ signal }) =>
      inboxQueue(() => {
        signal.throwIfAborted()
        return api().getMessages({ params: key, signal })
      }),
  })
