import type { QueueItem, Transaction } from '@countersign/api'

/** With more items, the transaction would become too large for a block. */
const MOST = 20

/**
 * The transactions that can execute one after the other now: fully signed, from the account's nonce on, without a gap
 * or a conflict.
 */
export function readyInARow(items: readonly QueueItem[], currentNonce: number): Transaction[] {
  const waiting = items.flatMap((item) => (item.type === 'TRANSACTION' ? [item.transaction] : []))
  const row: Transaction[] = []
  while (row.length < MOST) {
    const at = waiting.filter(({ executionInfo }) => nonceOf(executionInfo) === currentNonce + row.length)
    const [only] = at
    if (at.length !== 1 || only?.txStatus !== 'AWAITING_EXECUTION') return row
    row.push(only)
  }
  return row
}

const nonceOf = (info: Transaction['executionInfo']): number | null => (info?.type === 'MULTISIG' ? info.nonce : null)
