import type { AttemptTimes } from '@countersign/safe/recovery'
import { dateText } from '@countersign/primitives'
import { exactTime } from '@countersign/ui'
import type { CSSProperties } from 'react'
import { shortDay } from '../../../parts/lists/shortDay.ts'
import { durationWords } from '../../../parts/recovery/durationWords.ts'
import styles from './Alarm.module.css'
import { recoveryMessages } from '../recoveryMessages.ts'

const DAY = 86_400n
const MOST_TICKS = 28
const FEWEST_TICKS = 4
const USUAL_TICKS = 12

/**
 * The remaining notice, with a tick for each day.
 * @param now epoch seconds by the clock of the module
 */
export function TimeLeft({ times, now }: { times: AttemptTimes; now: bigint }) {
  const { announced, from, until } = times
  const left = from - now
  const isOver = left <= 0n
  const length = from - announced
  const days = Number((length + DAY - 1n) / DAY)
  const ticks = days < FEWEST_TICKS ? USUAL_TICKS : Math.min(days, MOST_TICKS)
  const passed = isOver ? 1 : Math.max(0, Number(now - announced) / Math.max(1, Number(length)))
  return (
    <div>
      <span className={styles.small}>{isOver ? recoveryMessages.noticeOverTitle : recoveryMessages.timeLeft}</span>
      <span className={styles.left}>{isOver ? recoveryMessages.actNow : durationWords(left)}</span>
      <div>
        <div
          className={styles.ticks}
          role="img"
          aria-label={
            isOver
              ? recoveryMessages.noticeOver
              : recoveryMessages.passed({ passed: durationWords(now - announced), length: durationWords(length) })
          }
        >
          {Array.from({ length: ticks }, (_, index) => {
            const share = Math.min(1, Math.max(0, passed * ticks - index))
            const style: CSSProperties & Record<'--passed', string> = { '--passed': `${Math.round(share * 100)}%` }
            return <i key={index} style={style} data-begun={share > 0 || undefined} />
          })}
        </div>
        <div className={styles.ends}>
          <span>{shortDay(Number(announced) * 1000)}</span>
          <span>{shortTime(from)}</span>
        </div>
      </div>
      <span className={styles.small}>
        {until === null
          ? recoveryMessages.doesNotExpire
          : recoveryMessages.expiresOn({ time: exactTime(Number(until) * 1000) })}
      </span>
    </div>
  )
}

const shortTime = (seconds: bigint): string =>
  dateText(Number(seconds) * 1000, {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  })
