import type { Address } from '@countersign/safe/light'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../client/apiClient.ts'
import { queryKeys } from '../keys/queryKeys.ts'

/** Accounts an address owns, per chain id; null where a chain could not be read. Said by the service, not yet checked. */
export const ownerSafesQuery = (owner: Address) =>
  queryOptions({
    queryKey: queryKeys.ownerSafes(owner),
    queryFn: ({ signal }) => api().getOwnerSafesByChain({ params: { owner }, signal }),
  })
