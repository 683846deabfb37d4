import type { QueueItem } from '@countersign/api'

/** How many transactions wait in the first page of a queue, and the signatures of the first; null without one. */
export function waitingOf({
  results,
  next,
}: {
  readonly results: readonly QueueItem[]
  readonly next: string | null
}): { waiting: number; signed: number; isMore: boolean } | null {
  const waiting = results.flatMap((item) =>
    item.type === 'TRANSACTION' && item.transaction.executionInfo?.type === 'MULTISIG'
      ? [item.transaction.executionInfo]
      : [],
  )
  const [first] = waiting
  return first === undefined
    ? null
    : { waiting: waiting.length, signed: first.confirmationsSubmitted, isMore: next !== null }
}
