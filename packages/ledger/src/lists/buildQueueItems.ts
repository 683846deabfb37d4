import type { QueueItem, Transaction } from '@countersign/api'

/**
 * A row of the queue.
 *
 * @example
 * const row: QueuedTransaction = { nonce: 7, transaction }
 */
export type QueuedTransaction = { readonly nonce: number; readonly transaction: Transaction }

/**
 * The position of a page within the whole queue.
 *
 * @example
 * const place: QueueContext = { safeNonce: 7, previousNonce: null, nextNonce: null }
 */
export type QueueContext = {
  readonly safeNonce: number
  /** The nonces of the rows before and after the page; null at either end. */
  readonly previousNonce: number | null
  readonly nextNonce: number | null
}

/**
 * The labels and conflict marks of one page, the same as if the whole queue were one page.
 *
 * @example
 * buildQueueItems([{ nonce: 7, transaction: row }], { safeNonce: 7, previousNonce: null, nextNonce: null })[0] // { type: 'LABEL', label: 'Next' }
 */
export function buildQueueItems(rows: readonly QueuedTransaction[], context: QueueContext): QueueItem[] {
  const { safeNonce, previousNonce, nextNonce } = context
  const items: QueueItem[] = []
  rows.forEach(({ nonce, transaction }, index) => {
    const before = index === 0 ? previousNonce : (rows[index - 1]?.nonce ?? null)
    const after = rows[index + 1]?.nonce ?? nextNonce
    const startsGroup = before !== nonce
    const continues = after === nonce
    if (startsGroup) {
      const label = labelOf(nonce, before, safeNonce)
      if (label !== null) items.push({ type: 'LABEL', label })
      if (continues) items.push({ type: 'CONFLICT_HEADER', nonce })
    }
    const isAlone = startsGroup && !continues
    items.push({ type: 'TRANSACTION', transaction, conflictType: isAlone ? 'None' : continues ? 'HasNext' : 'End' })
  })
  return items
}

/** `Next` above the transaction that can execute next, `Queued` above the first one that has to wait. */
function labelOf(nonce: number, before: number | null, safeNonce: number): 'Next' | 'Queued' | null {
  if (nonce === safeNonce) return 'Next'
  return before === null || before <= safeNonce ? 'Queued' : null
}
