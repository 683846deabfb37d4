import type { Transaction } from '@countersign/api'
import type { Address } from '@countersign/safe/light'
import { useQueries } from '@tanstack/react-query'
import { useAfterContent } from '../../../data/live/useAfterContent.ts'
import { queueHeadQuery } from '../../../data/query/queueHeadQuery.ts'

/** Whether a transaction lacks the signature or the approval of an owner. */
export type WaitsFor = (transaction: Transaction, owner: Address) => boolean

/** Queues cost a request each. */
const MOST = 12

/** The transactions of the accounts below that wait for the approval of this one, by address; not there where a queue was not read. */
export function useWaiting(
  chainId: string,
  parent: Address,
  children: readonly Address[],
  waitsFor: WaitsFor,
): ReadonlyMap<Address, readonly Transaction[]> {
  const enabled = useAfterContent()
  const asked = children.slice(0, MOST)
  const queues = useQueries({ queries: asked.map((safe) => ({ ...queueHeadQuery({ chainId, safe }), enabled })) })
  return new Map(
    asked.flatMap((safe, index): [Address, Transaction[]][] => {
      const items = queues[index]?.data?.results
      if (!items) return []
      const waiting = items.flatMap((item) =>
        item.type === 'TRANSACTION' && waitsFor(item.transaction, parent) ? [item.transaction] : [],
      )
      return [[safe, waiting]]
    }),
  )
}
