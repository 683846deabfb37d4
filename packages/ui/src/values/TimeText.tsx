import { clsx } from 'clsx'
import styles from './TimeText.module.css'
import { exactTime, relativeTime, timeOfDay } from '@countersign/primitives'
import { useNow } from './useNow.ts'

export interface TimeTextProps {
  /** Epoch milliseconds. */
  at: number
  /** `relative`: "2 h ago", with the exact time on focus and hover. `exact`: with date. `time`: time of day only. */
  form: 'relative' | 'exact' | 'time'
  /** Reference time in epoch milliseconds. Default: the page's clock, which updates the text. */
  now?: number
  /**
   * Whether a relative time can be focused to show the exact one. Set false inside links and buttons. Default true.
   */
  focusable?: boolean
}

/**
 * A time in UTC, as a `<time>` element.
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
      <time className={form === 'exact' ? undefined : styles.time} dateTime={iso} title={exact}>
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
