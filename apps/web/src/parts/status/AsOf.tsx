import { timeOfDay, useNow } from '@countersign/ui'
import styles from './AsOf.module.css'
import { statusMessages } from './statusMessages.ts'

/** Newer values show no time. */
const FRESH_MS = 60_000

export interface AsOfProps {
  /** When the values were read, epoch milliseconds. */
  at: number
  /** The last attempt to read them again failed. */
  failed?: boolean
}

/** "as of 14:02 UTC" beside values that are older than a minute: cached values, or a failed refresh. */
export function AsOf({ at, failed = false }: AsOfProps) {
  const now = useNow(true)
  if (at === 0 || (!failed && now - at < FRESH_MS)) return null
  return <span className={styles.asOf}>{statusMessages.asOf(timeOfDay(at))}</span>
}
