import type { Transaction } from '@countersign/api'
import { type Address, uniqueAddresses } from '@countersign/primitives'
import { useQueries } from '@tanstack/react-query'
import { useAfterContent } from '../../../data/live/useAfterContent.ts'
import { queueHeadQuery } from '../../../data/query/queueHeadQuery.ts'
import type { Edge } from './edges.ts'

/** Whether a transaction lacks the confirmation of an owner. */
export type WaitsFor = (transaction: Transaction, owner: Address) => boolean

/** Each queue costs a request. */
const MOST = 12

/**
 * The queued transactions of an owned account that wait for the approval of its owner; empty if the queue was not read.
 * @param edges nearest first; queues of far accounts may not be read
 */
export function useWaiting(
  chainId: string,
  edges: readonly Edge[],
  waitsFor: WaitsFor,
): (edge: Edge) => readonly Transaction[] {
  const enabled = useAfterContent()
  const asked = uniqueAddresses(edges.map(({ owned }) => owned)).slice(0, MOST)
  const queues = useQueries({ queries: asked.map((safe) => ({ ...queueHeadQuery({ chainId, safe }), enabled })) })
  return ({ owner, owned }) => {
    const items = queues[asked.indexOf(owned)]?.data?.results ?? []
    return items.flatMap((item) =>
      item.type === 'TRANSACTION' && waitsFor(item.transaction, owner) ? [item.transaction] : [],
    )
  }
}
