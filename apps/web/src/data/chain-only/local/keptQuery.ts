import { queryOptions } from '@tanstack/react-query'
import type { AccountKey } from '../../keys/queryKeys.ts'
import { localMessages } from './localMessages.ts'
import { localProposals } from './localProposals.ts'

const KEPT = 'kept-of-account'

/** All keys of what this browser keeps, for whoever hears of a change. */
export const keptKey = [KEPT] as const

/** What this browser keeps of an account, beside what the pages list of it. */
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
