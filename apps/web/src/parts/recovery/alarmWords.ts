import type { Address } from '@countersign/primitives'
import { attemptPhase } from '@countersign/safe/recovery'
import { exactTime } from '@countersign/ui'
import { chainTime } from '../../data/recovery/Recovery.ts'
import type { RecoveryAlarm } from '../../data/recovery/RecoveryAlarm.ts'
import { alarmTitle } from './alarmTitle.ts'
import { attemptSentence, sentenceText } from './attemptSentence.ts'
import { durationWords } from './durationWords.ts'
import { recoveryAlarmMessages } from './recoveryAlarmMessages.ts'

export type AlarmWords = {
  /** "A recovery is running that would take Demo treasury from all its owners" */
  readonly title: string
  /** The time and the effect, in a sentence or two. */
  readonly text: string
  readonly isReady: boolean
}

/**
 * An alarm in words, for lists and strips.
 * @param now epoch seconds of this machine
 */
export function alarmWords(
  alarm: RecoveryAlarm,
  name: string,
  nameOf: (address: Address) => string,
  now: bigint,
): AlarmWords {
  const { attempt, recovery } = alarm
  const time = chainTime(recovery, now)
  const isReady = attemptPhase(attempt.times, time) === 'ready'
  const when = isReady
    ? recoveryAlarmMessages.executableNow
    : recoveryAlarmMessages.executableFrom({
        time: exactTime(Number(attempt.times.from) * 1000),
        left: durationWords(attempt.times.from - time),
      })
  const sentence = sentenceText(attemptSentence(attempt, recovery), nameOf)
  const more = recovery.attempts.length - 1
  const others = more === 0 ? [] : [recoveryAlarmMessages.othersWait({ more })]
  return { title: alarmTitle(alarm, name), text: [sentence, when, ...others].join(' '), isReady }
}
