import type { Chain } from '@countersign/api'
import { attemptPhase } from '@countersign/safe/recovery'
import { isExpectedAttempt, type ExpectedAttempt } from './expectedAttempts.ts'
import { chainTime, type Recovery } from './Recovery.ts'
import type { RecoveryAlarm } from './RecoveryAlarm.ts'

/**
 * One alarm for each module with an attempt that can be executed now or later. A lapsed attempt causes no alarm.
 * @param now epoch seconds of this machine; the chain may be ahead of it
 */
export const alarmsOf = (
  chain: Chain,
  recoveries: readonly Recovery[],
  expected: readonly ExpectedAttempt[],
  now: bigint,
): RecoveryAlarm[] =>
  recoveries.flatMap((recovery) => {
    const time = chainTime(recovery, now)
    const live = recovery.attempts.filter(({ times }) => attemptPhase(times, time) !== 'lapsed')
    const [attempt] = live
    if (!attempt) return []
    const isExpected = live.every(({ nonce, hash }) =>
      isExpectedAttempt(expected, { chainId: chain.chainId, module: recovery.address, nonce, hash }),
    )
    return [{ chain, safe: recovery.account, recovery, attempt, isExpected }]
  })
