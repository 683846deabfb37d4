import type { Chain } from '@countersign/api'
import type { MultiSendCall, SafeTransactionData } from '@countersign/safe/light'
import type { QueryClient } from '@tanstack/react-query'
import { placeStore } from '../../data/drafts/placeStore.ts'
import { noncesInQueue, suggestNonce } from '../../data/drafts/suggestNonce.ts'
import { draftOf } from '../../data/chain-access/draftOf.ts'
import type { AccountKey } from '../../data/keys/queryKeys.ts'
import { noncesQuery } from '../../data/query/noncesQuery.ts'
import { queueQuery } from '../../data/query/queueQuery.ts'
import { safeQuery } from '../../data/query/safeQuery.ts'

type Options = {
  readonly chain: Chain
  readonly key: AccountKey
  /** Null: the value that fits the account. */
  readonly safeTxGas: bigint | null
}

/**
 * The transaction of these calls with the nonce that the user chose for the next transaction, or with the first free one, requested now. For
 * calls that no form of this page created, so that no form has read the nonce. Contains viem: load this file with `import()`.
 */
export async function draftWithFreshNonce(
  client: QueryClient,
  calls: readonly MultiSendCall[],
  { chain, key, safeTxGas }: Options,
): Promise<SafeTransactionData> {
  const [safe, nonces, queue] = await Promise.all([
    client.fetchQuery({ ...safeQuery(key), staleTime: 0 }),
    client.fetchQuery({ ...noncesQuery(key), staleTime: 0 }),
    client.fetchInfiniteQuery({ ...queueQuery(key), staleTime: 0 }).catch(() => null),
  ])
  const suggested = suggestNonce(nonces, {
    queued: queue && noncesInQueue(queue.pages),
    isFailed: queue === null,
    hasMore: (queue?.pages.at(-1)?.next ?? null) !== null,
  })
  const nonce = placeStore.get(key)?.nonce ?? suggested ?? BigInt(nonces.recommendedNonce)
  return draftOf(calls, { chain, safe, nonce, safeTxGas })
}
