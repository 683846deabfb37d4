import type { Address } from '@countersign/primitives'
import { attemptPhase } from '@countersign/safe/recovery'
import { exactTime } from '@countersign/ui'
import { chainTime } from '../../data/recovery/Recovery.ts'
import type { RecoveryAlarm } from '../../data/recovery/RecoveryAlarm.ts'
import { alarmTitle } from './alarmTitle.ts'
import { attemptSentence, sentenceText } from './attemptSentence.ts'
import { durationWords } from './durationWords.ts'

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
    ? 'Any address can execute it now.'
    : `It can be executed from ${exactTime(Number(attempt.times.from) * 1000)}, in ${durationWords(attempt.times.from - time)}, unless the owners cancel it.`
  const sentence = sentenceText(attemptSentence(attempt, recovery), nameOf)
  const more = recovery.attempts.length - 1
  const others = more === 0 ? '' : ` ${more === 1 ? 'Another attempt waits' : `${more} other attempts wait`} after it.`
  return { title: alarmTitle(alarm, name), text: `${sentence} ${when}${others}`, isReady }
}
