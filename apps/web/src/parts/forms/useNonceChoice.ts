import { describeNonce } from '@countersign/safe/light'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { noncesQuery } from '../../data/query/noncesQuery.ts'
import { queueQuery } from '../../data/query/queueQuery.ts'
import { useAccount } from '../../data/url/useAccount.ts'

/** The typed nonce, or the suggested one, checked against the account and its queue. */
export function useNonceChoice(typed: string | null) {
  const { key } = useAccount()
  const nonces = useQuery(noncesQuery(key))
  const queue = useInfiniteQuery(queueQuery(key))
  const suggested = nonces.data ? String(nonces.data.recommendedNonce) : null
  const text = typed ?? suggested ?? ''
  const parsed = checkNonceText(text)
  const queuedNonces = (queue.data?.pages ?? [])
    .flatMap(({ results }) => results)
    .flatMap((item) => (item.type === 'TRANSACTION' ? [item.transaction.executionInfo] : []))
    .flatMap((info) => (info?.type === 'MULTISIG' ? [BigInt(info.nonce)] : []))
  const judged =
    parsed.ok && nonces.data
      ? describeNonce({ nonce: parsed.nonce, currentNonce: BigInt(nonces.data.currentNonce), queuedNonces })
      : null
  return {
    /** Null: the suggested nonce. */
    typed,
    suggested,
    nonceText: text,
    nonce: parsed.ok && judged?.kind !== 'used' ? parsed.nonce : null,
    nonceProblem: parsed.ok ? (judged?.kind === 'used' ? judged.reason : null) : typed === null ? null : parsed.reason,
    // Before the queue is loaded every nonce would look like a gap.
    nonceRemark: queue.data && judged && judged.kind !== 'used' ? judged : null,
  }
}

export type NonceChoice = ReturnType<typeof useNonceChoice>

/** Parses a typed nonce. */
function checkNonceText(text: string): { ok: true; nonce: bigint } | { ok: false; reason: string } {
  const typed = text.trim()
  if (typed === '') return { ok: false, reason: 'Enter a nonce.' }
  if (!/^\d+$/.test(typed)) return { ok: false, reason: `"${typed}" is not a whole number.` }
  const nonce = BigInt(typed)
  return nonce <= BigInt(Number.MAX_SAFE_INTEGER)
    ? { ok: true, nonce }
    : { ok: false, reason: 'This nonce is larger than a service can store.' }
}
