import type { Address } from '@countersign/primitives'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../client/apiClient.ts'
import { queryKeys } from '../keys/queryKeys.ts'

/** Accounts that an address owns, per chain id; null when a chain could not be read. According to the service; not checked yet. */
export const ownerSafesQuery = (owner: Address) =>
  queryOptions({
    queryKey: queryKeys.ownerSafes(owner),
    queryFn: ({ signal }) => api().getOwnerSafesByChain({ params: { owner }, signal }),
  })
