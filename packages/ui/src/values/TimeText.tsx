import { clsx } from 'clsx'
import styles from './TimeText.module.css'
import { exactTime, relativeTime, timeOfDay } from '@countersign/primitives'
import { useNow } from './useNow.ts'

export interface TimeTextProps {
  /** Epoch milliseconds. */
  at: number
  /** `relative`: "2 h ago", with the exact time on focus and hover. `exact`: with date. `time`: of day only. */
  form: 'relative' | 'exact' | 'time'
  /** Epoch milliseconds to count from; without it the page's clock is used and the words follow it. */
  now?: number
  /** Whether a relative time takes focus to show the exact one. Say false inside links and buttons. Default true. */
  focusable?: boolean
}

/**
 * A moment in UTC, as a `<time>` element.
 *
 * @example
 * <TimeText at={1_795_176_240_000} form="relative" />
 */
export function TimeText({ at, form, now, focusable = true }: TimeTextProps) {
  const clock = useNow(form === 'relative' && now === undefined)
  const exact = exactTime(at)
  const iso = new Date(at).toISOString()
  if (form !== 'relative')
    return (
      <time className={styles.time} dateTime={iso} title={exact}>
        {form === 'exact' ? exact : timeOfDay(at)}
      </time>
    )
  return (
    <time
      className={clsx(styles.time, styles.relative)}
      dateTime={iso}
      data-exact={exact}
      {...(focusable ? { tabIndex: 0 } : { title: exact })}
    >
      {relativeTime(at, now ?? clock)}
    </time>
  )
}
