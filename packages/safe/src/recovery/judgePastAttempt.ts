import type { AttemptTimes } from './attemptTimes.ts'

/**
 * The outcome of an attempt that no longer waits. `executed`: it was executed; `cancelled`: the module's owner
 * skipped it while it could still be executed; `lapsed`: it was not executed in time; `not-executed`: cancelled or
 * lapsed, it is not known which.
 *
 * @example
 * const outcome: PastOutcome = judgePastAttempt({ times, isExecuted: false, leftAt: 1_500n, isExact: true })
 */
export type PastOutcome = 'executed' | 'cancelled' | 'lapsed' | 'not-executed'

/**
 * Judges an attempt that no longer waits. The module emits no event for a cancellation, and only its owner can skip
 * an attempt before it has lapsed: an attempt that left the module earlier and was not executed was cancelled.
 *
 * @param attempt `times` by the settings at the time; `isExecuted`: the account reports that the module executed it;
 * `leftAt`: epoch seconds of the block in which it stopped waiting, or of a later one if `isExact` is false
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
