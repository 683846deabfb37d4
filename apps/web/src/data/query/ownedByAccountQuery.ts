import { queryOptions } from '@tanstack/react-query'
import { api } from '../client/apiClient.ts'
import { queryKeys, type AccountKey } from '../keys/queryKeys.ts'
import { limitParallel } from '@countersign/chain-client/reads'

/** The inbox sends one request per account. This limit leaves connections for the requests of the open page. */
const inboxQueue = limitParallel(4)

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
