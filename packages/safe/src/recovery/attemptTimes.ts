import type { RecoveryModule } from './RecoveryModule.ts'

/**
 * When an announced attempt can be executed, in epoch seconds.
 *
 * @example
 * const times: AttemptTimes = attemptTimes(createdAt, module)
 */
export type AttemptTimes = {
  readonly announced: bigint
  /** From this second on. */
  readonly from: bigint
  /** Until the end of this second; null: without end. */
  readonly until: bigint | null
}

/**
 * `notice`: it can still only be cancelled; `ready`: any wallet can execute it; `lapsed`: it can no longer be
 * executed.
 *
 * @example
 * const phase: AttemptPhase = attemptPhase(times, now)
 */
export type AttemptPhase = 'notice' | 'ready' | 'lapsed'

/**
 * When an attempt can be executed, by the module's current settings: a change of them moves the times of waiting
 * attempts.
 *
 * @param createdAt epoch seconds of the announcement, from the module
 * @param module notice and expiration in seconds
 * @see Delay.executeNextTx
 * @example
 * attemptTimes(1_000n, { cooldown: 60n, expiration: 0n }) // { announced: 1000n, from: 1060n, until: null }
 */
export function attemptTimes(
  createdAt: bigint,
  { cooldown, expiration }: Pick<RecoveryModule, 'cooldown' | 'expiration'>,
): AttemptTimes {
  const from = createdAt + cooldown
  return { announced: createdAt, from, until: expiration === 0n ? null : from + expiration }
}

/**
 * The phase of an attempt at a time.
 *
 * @param now epoch seconds of a block; the time of the next block decides
 * @example
 * attemptPhase({ announced: 0n, from: 60n, until: 120n }, 60n) // 'ready'
 */
export function attemptPhase({ from, until }: AttemptTimes, now: bigint): AttemptPhase {
  if (now < from) return 'notice'
  return until !== null && now > until ? 'lapsed' : 'ready'
}
