import { clsx } from 'clsx'
import { Icon } from '../icons/Icon.tsx'
import styles from './NonceRule.module.css'

export interface NonceGapProps {
  /** First missing nonce. */
  from: number | bigint
  /** Last missing nonce; the same as `from` when one is missing. */
  to: number | bigint
  /** Transactions below that cannot execute. */
  waiting: number
  onFill?: () => void
}

/**
 * A stretch of the scale that nothing uses: dashed, with a button to fill it.
 *
 * @example
 * <NonceGap from={8n} to={9n} waiting={1} onFill={onFill} />
 */
export function NonceGap({ from, to, waiting, onFill }: NonceGapProps) {
  const several = from !== to
  const fact = several ? `Nonces ${from} to ${to} are empty.` : `Nonce ${from} is empty.`
  const consequence =
    waiting === 1
      ? 'The transaction below cannot execute until something uses'
      : `The ${waiting} transactions below cannot execute until something uses`
  return (
    <div className={clsx(styles.tick, styles.gap)}>
      <div className={styles.number} aria-hidden>
        {from.toString()}
        {several && `–${to}`}
      </div>
      <div className={clsx(styles.body, styles.gapNote)}>
        <Icon name="alert-triangle" />
        <span>
          <b>{fact}</b> {consequence} {several ? 'them' : 'it'}.
        </span>
        {onFill && (
          <button type="button" className="cs-link" onClick={onFill}>
            Fill the gap
          </button>
        )}
      </div>
    </div>
  )
}
