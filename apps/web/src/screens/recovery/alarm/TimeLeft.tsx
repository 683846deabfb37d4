import type { AttemptTimes } from '@countersign/safe/recovery'
import { exactTime } from '@countersign/ui'
import type { CSSProperties } from 'react'
import { durationWords } from '../../../parts/recovery/durationWords.ts'
import styles from './Alarm.module.css'

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
      <span className={styles.small}>{isOver ? 'The notice is over' : 'Time left to cancel'}</span>
      <span className={styles.left}>{isOver ? 'Act now' : durationWords(left)}</span>
      <div>
        <div
          className={styles.ticks}
          role="img"
          aria-label={
            isOver
              ? 'The notice is over.'
              : `${durationWords(now - announced)} of ${durationWords(length)} have passed.`
          }
        >
          {Array.from({ length: ticks }, (_, index) => {
            const share = Math.min(1, Math.max(0, passed * ticks - index))
            const style: CSSProperties & Record<'--passed', string> = { '--passed': `${Math.round(share * 100)}%` }
            return <i key={index} style={style} data-begun={share > 0 || undefined} />
          })}
        </div>
        <div className={styles.ends}>
          <span>{exactTime(Number(announced) * 1000).replace(/ \d{4}, .*/, '')}</span>
          <span>{exactTime(Number(from) * 1000).replace(/ \d{4}/, '')}</span>
        </div>
      </div>
      <span className={styles.small}>
        {until === null
          ? 'It does not expire: it can be executed at any time after the notice.'
          : `It expires on ${exactTime(Number(until) * 1000)} if it is not executed by then.`}
      </span>
    </div>
  )
}
