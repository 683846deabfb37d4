import type { AttemptTimes } from './attemptTimes.ts'

/**
 * How an attempt ended that no longer waits. `executed`: somebody carried it out; `cancelled`: the module's owner moved past it while it
 * could still be carried out; `lapsed`: nobody carried it out in time; `not-executed`: cancelled or lapsed, which of them is not known.
 *
 * @example
 * const outcome: PastOutcome = judgePastAttempt({ times, isExecuted: false, leftAt: 1_500n, isExact: true })
 */
export type PastOutcome = 'executed' | 'cancelled' | 'lapsed' | 'not-executed'

/**
 * Judges an attempt that no longer waits. The module emits no event for a cancellation, and lets anybody move past an attempt only once
 * it has lapsed: what left the module earlier and was not executed was cancelled.
 *
 * @param attempt `times` by the settings at the time; `isExecuted`: the account says that the module executed it; `leftAt`: epoch
 * seconds of the block in which it stopped waiting, or of a later one where `isExact` is false
 * @see Delay.setTxNonce, Delay.skipExpired
 * @example
 * judgePastAttempt({ times: { announced: 0n, from: 60n, until: 120n }, isExecuted: false, leftAt: 90n, isExact: true }) // 'cancelled'
 */
export function judgePastAttempt({
  times: { until },
  isExecuted,
  leftAt,
  isExact,
}: {
  readonly times: AttemptTimes
  readonly isExecuted: boolean
  readonly leftAt: bigint
  readonly isExact: boolean
}): PastOutcome {
  if (isExecuted) return 'executed'
  if (until === null || leftAt <= until) return 'cancelled'
  return isExact ? 'lapsed' : 'not-executed'
}
