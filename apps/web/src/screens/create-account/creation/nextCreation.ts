import type { Creation } from './creationStore.ts'
import { createMessages as messages } from '../createMessages.ts'

const MISSES_UNTIL_REPLACED = 3
const TIMEOUT_MS = 5 * 60_000

export type CreationSight = {
  readonly now: number
  readonly receipt: { readonly block: string; readonly isSuccess: boolean; readonly reason: string } | null
  readonly walletNonce: number | null
  /** The address responds as an account. */
  readonly exists: boolean
  /** The service has indexed it. */
  readonly isIndexed: boolean
}

/** Sent → in a block → indexed, or the failure. A late transaction is not a failure. */
export function nextCreation(creation: Creation, seen: CreationSight): Creation {
  if (creation.phase === 'indexed' || creation.phase === 'failed') return creation
  // Reverted because the account exists already: an earlier attempt or another wallet created the same account.
  if (seen.receipt && !seen.receipt.isSuccess && !seen.exists) return fail(creation, seen, seen.receipt.reason)
  if (seen.receipt || seen.exists) {
    const mined: Creation = {
      ...creation,
      phase: 'mined',
      block: seen.receipt?.block ?? creation.block,
      minedAt: creation.minedAt ?? seen.now,
    }
    if (seen.isIndexed) return { ...mined, phase: 'indexed', endedAt: seen.now }
    return creation.phase === 'mined' && creation.block === mined.block ? creation : mined
  }
  const isPassed = creation.walletNonce !== null && seen.walletNonce !== null && seen.walletNonce > creation.walletNonce
  const misses = isPassed ? creation.misses + 1 : 0
  if (misses >= MISSES_UNTIL_REPLACED) return fail(creation, seen, messages.nonceUsed)
  // It may still be included, so the page shows it as late and keeps polling.
  const isLate = seen.now - creation.sentAt > TIMEOUT_MS
  return misses === creation.misses && isLate === creation.isLate ? creation : { ...creation, misses, isLate }
}

const fail = (creation: Creation, { now }: CreationSight, failure: string): Creation => ({
  ...creation,
  phase: 'failed',
  failure,
  endedAt: now,
})
