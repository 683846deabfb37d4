import { listText } from '@countersign/primitives'
import { findNonceGaps, type NonceGap } from './findNonceGaps.ts'
import { nonceMessages as messages } from './nonceMessages.ts'

/**
 * The effect of choosing a nonce: `next` executes first, `queued` executes after the queued transactions, `conflict`
 * competes with a queued transaction, `gap` waits for nonces without a proposal, `used` can never execute.
 *
 * @example
 * const kind: NonceKind = 'next'
 */
export type NonceKind = 'next' | 'queued' | 'conflict' | 'gap' | 'used'

/**
 * A nonce judged: its kind, a verdict, and the sentence to show beside the field.
 *
 * @example
 * const { kind, verdict, reason }: NonceDescription = describeNonce(input)
 */
export type NonceDescription = {
  readonly kind: NonceKind
  readonly verdict: 'verified' | 'caution' | 'danger'
  readonly reason: string
  /** Nonces that must be used first and have no transaction yet. */
  readonly missing: readonly NonceGap[]
}

/**
 * Judges a nonce chosen for a new transaction against the account and its queue.
 *
 * @param input `currentNonce` as read from the chain; `queuedNonces` in any order
 * @example
 * describeNonce({ nonce: 3n, currentNonce: 4n, queuedNonces: [] })
 * // { kind: 'used', verdict: 'danger', reason: 'Number 3 is already used: the account is at 4. Choose 4 or higher.', missing: [] }
 */
export function describeNonce(input: {
  readonly nonce: bigint
  readonly currentNonce: bigint
  readonly queuedNonces: readonly bigint[]
}): NonceDescription {
  const { nonce, currentNonce, queuedNonces } = input
  if (nonce < currentNonce) {
    const reason = messages.used({ nonce, current: currentNonce })
    return { kind: 'used', verdict: 'danger', reason, missing: [] }
  }
  const earlier = queuedNonces.filter((queued) => queued < nonce)
  const missing = findNonceGaps(currentNonce, [...earlier, nonce])
  if (queuedNonces.includes(nonce)) {
    const reason = messages.conflict(nonce)
    return { kind: 'conflict', verdict: 'caution', reason, missing }
  }
  if (missing.length > 0) {
    const reason = messages.gap({ nonce, missing: listGaps(missing) })
    return { kind: 'gap', verdict: 'caution', reason, missing }
  }
  return nonce === currentNonce
    ? { kind: 'next', verdict: 'verified', reason: messages.next(nonce), missing }
    : {
        kind: 'queued',
        verdict: 'verified',
        reason: messages.queued(nonce),
        missing,
      }
}

function listGaps(gaps: readonly NonceGap[]): string {
  return listText(gaps.map((gap) => (gap.from === gap.to ? messages.one(gap.from) : messages.range(gap))))
}
