import type { Address } from '@countersign/safe/light'
import { useQueries } from '@tanstack/react-query'
import { useAfterContent } from '../../shared/live/useAfterContent.ts'
import { usePageVisible } from '../../shared/live/usePageVisible.ts'
import { messageHeadQuery } from '../../shared/query/messageHeadQuery.ts'
import type { KnownAccount } from './KnownAccount.ts'
import { messagesForYou, type NeededMessage } from './needsYou.ts'

/** No overview counts messages, so that each account costs one request. */
const MOST_READ = 20

export type NeededMessages = {
  readonly items: (NeededMessage & { readonly account: KnownAccount })[]
  readonly isLoading: boolean
  /** Accounts whose messages could not be read. */
  readonly failed: KnownAccount[]
  /** Accounts with messages, or older messages, that were not read. */
  readonly unread: KnownAccount[]
}

/** Messages that lack the wallet's signature. @param owned accounts of which the wallet is an owner */
export function useNeededMessages(
  owned: readonly KnownAccount[],
  wallet: Address | null,
  isAsking: boolean,
): NeededMessages {
  const [isAfterContent, isVisible] = [useAfterContent(), usePageVisible()]
  const enabled = isAsking && isAfterContent && isVisible
  const read = owned.slice(0, MOST_READ)
  const lists = useQueries({
    queries: read.map(({ key }) => ({ ...messageHeadQuery(key), enabled })),
  })
  const items = read.flatMap((account, index) => {
    const list = lists[index]?.data
    return list && wallet ? messagesForYou(list.results, wallet).map((item) => ({ ...item, account })) : []
  })
  return {
    items,
    isLoading: lists.some(({ isPending }) => isPending),
    failed: read.filter((_, index) => lists[index]?.isError && !lists[index].data),
    unread: owned.filter((_, index) => index >= MOST_READ || (lists[index]?.data?.next ?? null) !== null),
  }
}
