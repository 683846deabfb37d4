import type { Chain, Message, MessageContent } from '@countersign/api'
import type { Hex } from '@countersign/primitives'
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import type { AppOrigin } from '@countersign/describe/message'
import { dataSource } from '../../../data/api/dataSource.ts'
import { queryKeys, type AccountKey } from '../../../data/keys/queryKeys.ts'
import { safeQuery } from '../../../data/query/safeQuery.ts'
import { chainUntil } from '../../../data/rpc/chainUntil.ts'
import type { MessageReview } from '../model/MessageReview.ts'
import { messageAcceptanceMessages as messages } from '../messageAcceptanceMessages.ts'

type Subject = {
  readonly chain: Chain
  readonly accountKey: AccountKey
  readonly content: MessageContent | null
  readonly origin: AppOrigin | null
  readonly details: Message | null
  readonly askedHash: Hex | null
}

/** Runs again whenever the account or the signatures change. A review is never stored on disk. */
export const messageReviewQuery = (queryClient: QueryClient, subject: Subject) => {
  const { chain, accountKey, content, origin, details, askedHash } = subject
  const signatures = details?.confirmations.map(({ owner, signature }) => `${owner.value} ${signature}`).join() ?? ''
  return queryOptions({
    queryKey: [
      ...queryKeys.account(accountKey),
      'message-review',
      JSON.stringify(content),
      [details?.messageHash ?? null, details?.status ?? null, details?.preparedSignature ?? null, signatures],
      origin,
      askedHash,
    ],
    // As for transactions: the reads end when no page shows the review, and signing uses `readObserved`.
    queryFn: async ({ signal }): Promise<MessageReview | null> => {
      if (content === null) return null
      const { readMessageReview } = await import('./readMessageReview.ts')
      return readMessageReview({
        chain: chainUntil(chain, signal),
        safe: accountKey.safe,
        content,
        origin,
        details,
        askedHash,
        service:
          dataSource.get().from === 'chain'
            ? Promise.reject(new Error(messages.noService))
            : queryClient.fetchQuery({ ...safeQuery(accountKey), staleTime: 0 }),
      })
    },
    enabled: content !== null,
    staleTime: 5_000,
    gcTime: 60_000,
    structuralSharing: false,
    meta: { persist: false },
  })
}
