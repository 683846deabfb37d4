import type { QueueItem, Transaction } from '@countersign/api'
import { findNonceGaps } from '@countersign/safe/light'

/** The entries of the queue, from top to bottom. */
export type QueueEntry =
  | { readonly kind: 'heading'; readonly which: 'next' | 'later' }
  | { readonly kind: 'gap'; readonly from: number; readonly to: number; readonly waiting: number }
  | {
      readonly kind: 'tick'
      readonly nonce: number
      readonly next: boolean
      readonly transactions: readonly Transaction[]
    }

/**
 * Groups the loaded rows by nonce. It ignores the service's labels: pages shift when a transaction is added between two
 * requests, and a label would then be at the wrong row.
 * @param waitingBeyond transactions that the service counted and that are not loaded yet
 */
export function queueEntries(items: readonly QueueItem[], currentNonce: number, waitingBeyond = 0): QueueEntry[] {
  const groups = groupByNonce(items)
  const nonces = [...groups.keys()].toSorted((first, second) => first - second)
  const gaps = findNonceGaps(BigInt(currentNonce), nonces.map(BigInt))
  const entries: QueueEntry[] = []
  let isLaterShown = false
  for (const nonce of nonces) {
    const transactions = groups.get(nonce) ?? []
    const gap = gaps.find(({ to }) => Number(to) === nonce - 1)
    if (nonce > currentNonce && !isLaterShown) {
      entries.push({ kind: 'heading', which: 'later' })
      isLaterShown = true
    } else if (nonce <= currentNonce && entries.length === 0) entries.push({ kind: 'heading', which: 'next' })
    if (gap) {
      const waiting = nonces.filter((other) => other >= nonce).flatMap((other) => groups.get(other) ?? []).length
      entries.push({ kind: 'gap', from: Number(gap.from), to: Number(gap.to), waiting: waiting + waitingBeyond })
    }
    entries.push({ kind: 'tick', nonce, next: nonce === currentNonce, transactions })
  }
  return entries
}

function groupByNonce(items: readonly QueueItem[]): Map<number, Transaction[]> {
  const groups = new Map<number, Transaction[]>()
  const seen = new Set<string>()
  for (const item of items) {
    if (item.type !== 'TRANSACTION' || seen.has(item.transaction.id)) continue
    const { executionInfo } = item.transaction
    if (executionInfo?.type !== 'MULTISIG') continue
    seen.add(item.transaction.id)
    groups.set(executionInfo.nonce, [...(groups.get(executionInfo.nonce) ?? []), item.transaction])
  }
  return groups
}

/** The transactions in their order on the page. */
export const transactionsOf = (entries: readonly QueueEntry[]): Transaction[] =>
  entries.flatMap((entry) => (entry.kind === 'tick' ? entry.transactions : []))
