import { queryOptions } from '@tanstack/react-query'
import { api } from '../client/apiClient.ts'
import { inboxQueue } from './inboxQueue.ts'
import { queryKeys, type AccountKey } from '../keys/queryKeys.ts'

/** Accounts on the same chain of which this account is an owner, according to the service; not checked yet. */
export const ownedByAccountQuery = ({ chainId, safe }: AccountKey) =>
  queryOptions({
    queryKey: [...queryKeys.ownerSafes(safe), chainId],
    queryFn: ({ signal }) =>
      inboxQueue(() => {
        signal.throwIfAborted()
        return api().getOwnerSafes({ params: { chainId, owner: safe }, signal })
      }),
    staleTime: 60_000,
  })
