import { queryOptions } from '@tanstack/react-query'
import { localMessages } from './localMessages.ts'
import { localProposals } from './localProposals.ts'
import type { AccountKey } from '../keys/queryKeys.ts'

const KEPT = 'kept-of-account'

/** The key prefix of everything stored in this browser, for listeners that invalidate it. */
export const keptKey = [KEPT] as const

/** What this browser stores of an account, in addition to what the pages list. */
export const keptQuery = (key: AccountKey) =>
  queryOptions({
    queryKey: [KEPT, key.chainId, key.safe] as const,
    queryFn: async () => {
      const [proposals, messages] = await Promise.all([localProposals.list(key), localMessages.list(key)])
      return { proposals, messages }
    },
    staleTime: 0,
    meta: { persist: false },
  })
