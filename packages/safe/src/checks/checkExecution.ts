import type { Check } from './Check.ts'
import type { Read } from './Read.ts'
import { queueMessages as messages } from './queueMessages.ts'

/**
 * The outcome of `execTransaction` in a trial by `eth_call`.
 *
 * @example
 * const simulation: TriedExecution = { success: false, reason: 'GS026' }
 */
export type TriedExecution = { readonly success: true } | { readonly success: false; readonly reason: string }

type Input = {
  readonly signed: number
  readonly threshold: number
  readonly isNext: boolean
  readonly block: bigint
  /** Null if no trial was possible. */
  readonly simulation: Read<TriedExecution> | null
}

/**
 * S20. Tries the execution with its signatures. A failure does not block signing, because the next block may differ,
 * but it is shown as a caution.
 *
 * @example
 * checkExecution({ signed: 2, threshold: 2, isNext: true, block: 12n, simulation: { ok: true, value: { success: true } } })
 */
export function checkExecution({ signed, threshold, isNext, block, simulation }: Input): Check {
  const id = 'execution'
  const title = messages.tried
  if (simulation === null) {
    const missing = threshold - signed
    const reason = !isNext ? messages.afterEarlier : messages.afterSignatures(missing)
    return { id, verdict: 'unchecked', title, reason }
  }
  if (!simulation.ok) return { id, verdict: 'unchecked', title, reason: messages.nodeUnread(simulation.reason) }
  return simulation.value.success
    ? { id, verdict: 'verified', title: messages.wouldSucceed, reason: messages.triedAt(block) }
    : {
        id,
        verdict: 'caution',
        title: messages.wouldFail,
        reason: messages.failsAt({ block, reason: simulation.value.reason }),
      }
}
