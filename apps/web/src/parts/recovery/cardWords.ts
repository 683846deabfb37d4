import type { Address } from '@countersign/primitives'
import { attemptPhase } from '@countersign/safe/recovery'
import { exactTime } from '@countersign/ui'
import { chainTime } from '../../data/recovery/Recovery.ts'
import type { RecoveryAlarm } from '../../data/recovery/RecoveryAlarm.ts'
import { alarmTitle } from './alarmTitle.ts'
import { changeClause } from './changeClause.ts'
import { durationWords } from './durationWords.ts'
import { recovererOf } from './recovererOf.ts'
import { recoveryAlarmMessages } from './recoveryAlarmMessages.ts'

export type CardWords = {
  /** "Dora has started to recover Demo treasury" */
  readonly title: string
  /** The time, the remaining time and the effect, in one sentence. */
  readonly text: string
}

type Names = {
  /** The account's name. */
  readonly name: string
  nameOf(address: Address): string
}

/**
 * An alarm in words for the list of items that need attention: shorter than on its own page.
 * @param now epoch seconds of this machine
 */
export function cardWords(alarm: RecoveryAlarm, { name, nameOf }: Names, now: bigint): CardWords {
  const { attempt, recovery, isExpected } = alarm
  const { announced, times } = attempt
  const isChange = announced.known && announced.meaning.kind === 'owners'
  const recoverer = recovererOf(attempt, recovery)
  const who = recoverer ? nameOf(recoverer) : recoveryAlarmMessages.aRecoverer
  const time = chainTime(recovery, now)
  const clause = changeClause(attempt, recovery, nameOf)
  const more = recovery.attempts.length - 1
  const effect =
    attemptPhase(times, time) === 'ready'
      ? recoveryAlarmMessages.cardNow({ clause })
      : recoveryAlarmMessages.cardFrom({
          time: exactTime(Number(times.from) * 1000),
          left: durationWords(times.from - time),
          clause,
        })
  return {
    title: isChange && !isExpected ? recoveryAlarmMessages.hasStarted({ who, name }) : alarmTitle(alarm, name),
    text: more === 0 ? effect : `${effect} ${recoveryAlarmMessages.othersWait({ more })}`,
  }
}
