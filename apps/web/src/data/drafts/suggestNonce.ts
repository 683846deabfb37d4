import type { QueueItem } from '@countersign/api'
import { firstFreeNonce } from '@countersign/safe/light'

export type Nonces = { readonly currentNonce: number; readonly recommendedNonce: number }

type Queue = {
  /** Null until the queue is loaded. */
  readonly queued: readonly bigint[] | null
  readonly isFailed: boolean
  readonly hasMore: boolean
}

/** The first free nonce; behind the loaded part of a long queue, or without the queue, the one that the service recommends. */
export function suggestNonce(nonces: Nonces, { queued, isFailed, hasMore }: Queue): bigint | null {
  const recommended = BigInt(nonces.recommendedNonce)
  if (queued === null) return isFailed ? recommended : null
  const free = firstFreeNonce(BigInt(nonces.currentNonce), queued)
  return hasMore && queued.every((nonce) => nonce < free) ? recommended : free
}

/** Nonces of the transactions on these pages of a queue, in their order. */
export const noncesInQueue = (pages: readonly { readonly results: readonly QueueItem[] }[]): bigint[] =>
  pages
    .flatMap(({ results }) => results)
    .flatMap((item) => (item.type === 'TRANSACTION' ? [item.transaction.executionInfo] : []))
    .flatMap((info) => (info?.type === 'MULTISIG' ? [BigInt(info.nonce)] : []))
