import { isEmptyCall, isSameCall, type SafeTransactionData } from '@countersign/safe/light'
import type { Address } from '@countersign/primitives'

type Queued = { readonly id: string; readonly transaction: SafeTransactionData }

/** For each transaction whose call waits again with other numbers, those numbers; the others have no entry. */
export function repeatedCalls(safe: Address, queued: readonly Queued[]): ReadonlyMap<string, readonly number[]> {
  const repeated = new Map<string, readonly number[]>()
  for (const { id, transaction } of queued) {
    if (isEmptyCall(safe, transaction)) continue
    const same = queued.filter(
      (other) => other.transaction.nonce !== transaction.nonce && isSameCall(other.transaction, transaction),
    )
    const numbers = [...new Set(same.map((other) => Number(other.transaction.nonce)))].toSorted((a, b) => a - b)
    if (numbers.length > 0) repeated.set(id, numbers)
  }
  return repeated
}
