import { describeNonce } from '@countersign/safe/light'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { usePlace } from '../../data/drafts/placeStore.ts'
import { noncesInQueue, suggestNonce, type Nonces } from '../../data/drafts/suggestNonce.ts'
import { noncesQuery } from '../../data/query/noncesQuery.ts'
import { queueQuery } from '../../data/query/queueQuery.ts'
import { useAccount } from '../../data/url/useAccount.ts'
import { nonceMessages as messages } from './nonceMessages.ts'

/** The nonce chosen for the next transaction, the typed one or the first free one, checked against the account and its queue. */
export function useNonceChoice(typedHere: string | null) {
  const { key } = useAccount()
  const place = usePlace(key)
  const typed = place?.nonce.toString() ?? typedHere
  const nonces = useQuery(noncesQuery(key))
  const queue = useInfiniteQuery(queueQuery(key))
  const queuedNonces = noncesInQueue(queue.data?.pages ?? [])
  const suggested = nonces.data
    ? (suggestNonce(nonces.data, {
        queued: queue.data ? queuedNonces : null,
        isFailed: queue.isError,
        hasMore: queue.hasNextPage,
      })?.toString() ?? null)
    : null
  const text = typed ?? suggested ?? ''
  return {
    /** Null: the suggested nonce. */
    typed,
    suggested,
    nonceText: text,
    ...judgeNonce(typed, text, nonces.data, queuedNonces, queue.data !== undefined),
  }
}

/** @param isQueueLoaded before the queue is loaded, every nonce would look like a gap */
function judgeNonce(
  typed: string | null,
  text: string,
  nonces: Nonces | undefined,
  queuedNonces: readonly bigint[],
  isQueueLoaded: boolean,
) {
  const parsed = checkNonceText(text)
  if (!parsed.ok)
    return { nonce: null, nonceProblem: typed === null ? null : parsed.reason, nonceRemark: null, before: null }
  const { nonce } = parsed
  const judged = nonces && describeNonce({ nonce, currentNonce: BigInt(nonces.currentNonce), queuedNonces })
  if (judged?.kind === 'used') return { nonce: null, nonceProblem: judged.reason, nonceRemark: null, before: null }
  const isJudged = judged !== undefined && isQueueLoaded
  return {
    nonce,
    nonceProblem: null,
    nonceRemark: isJudged ? judged : null,
    /** Nonces of the transactions that execute before it, ascending; null until they are known. */
    before: isJudged ? earlierNonces(queuedNonces, nonce) : null,
  }
}

const earlierNonces = (queued: readonly bigint[], nonce: bigint): readonly bigint[] =>
  [...new Set(queued.filter((one) => one < nonce))].toSorted((one, other) => (one < other ? -1 : 1))

export type NonceChoice = ReturnType<typeof useNonceChoice>

/** Parses a typed nonce. */
function checkNonceText(text: string): { ok: true; nonce: bigint } | { ok: false; reason: string } {
  const typed = text.trim()
  if (typed === '') return { ok: false, reason: messages.enter }
  if (!/^\d+$/.test(typed)) return { ok: false, reason: messages.noNumber({ text: typed }) }
  const nonce = BigInt(typed)
  return nonce <= BigInt(Number.MAX_SAFE_INTEGER) ? { ok: true, nonce } : { ok: false, reason: messages.tooLarge }
}
