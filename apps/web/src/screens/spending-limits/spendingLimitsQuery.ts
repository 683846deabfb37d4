import type { Chain } from '@countersign/api'
import type { Address } from '@countersign/primitives'
import { queryOptions } from '@tanstack/react-query'
import { queryKeys } from '../../data/keys/queryKeys.ts'
import { readSpendingLimits } from './readSpendingLimits.ts'

/** Spending limits from the chain; never from the service. */
export const spendingLimitsQuery = (chain: Chain, safe: Address) =>
  queryOptions({
    queryKey: [...queryKeys.chainState({ chainId: chain.chainId, safe }), 'spending-limits'],
    queryFn: () => readSpendingLimits(chain, safe),
    meta: { persist: false },
  })
