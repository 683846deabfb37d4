import { nonceBehindWaiting, queueAfterChange, type Ownership, type QueueEffect } from '@countersign/safe/checks'
import type { Hex } from '@countersign/primitives'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { queryKeys } from '../../data/keys/queryKeys.ts'
import { useAccount } from '../../data/url/useAccount.ts'
import type { Waiting, WaitingQueue } from './readWaiting.ts'

export type OwnerChange = {
  readonly before: Ownership
  readonly after: Ownership
  readonly nonce: bigint
  /** The hash of the change itself, which may be in the queue too. */
  readonly hash?: Hex | null
}

export type QueueJudgement = {
  /** Null while loading. */
  readonly queue: WaitingQueue | null
  /** One for each waiting transaction, by nonce. */
  readonly effects: readonly QueueEffect<Waiting>[]
  /** The nonce after all waiting transactions: with it the change invalidates no signature. Null while the queue is loading. */
  readonly nonceBehind: bigint | null
  readonly error: Error | null
}

/** The queue of the open account from the service, with the signatures checked by the page. */
export function useWaiting() {
  const { chain, key } = useAccount()
  const client = useQueryClient()
  return useQuery({
    queryKey: [...queryKeys.queue(key), 'waiting'],
    queryFn: async (): Promise<WaitingQueue> => {
      const { readWaiting } = await import('./readWaiting.ts')
      return readWaiting(client, chain, key)
    },
    staleTime: 5_000,
    structuralSharing: false,
    meta: { persist: false },
  })
}

/** The effect of a change of owners on the waiting transactions. @param change null while unknown */
export function useQueueEffect(change: OwnerChange | null): QueueJudgement {
  const { data: queue = null, error } = useWaiting()
  const effects = useMemo(
    () => (queue === null || change === null ? [] : queueAfterChange(queue.waiting, change)),
    [queue, change],
  )
  const own = change?.hash?.toLowerCase()
  const others = queue?.waiting.filter(({ hash }) => hash.toLowerCase() !== own) ?? []
  return { queue, effects, nonceBehind: queue && nonceBehindWaiting(others, queue.nonce), error }
}
