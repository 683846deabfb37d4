import { clsx } from 'clsx'
import { Icon } from '../icons/Icon.tsx'
import styles from './NonceRule.module.css'

export interface NonceGapProps {
  /** First missing nonce. */
  from: number | bigint
  /** Last missing nonce; the same as `from` if only one is missing. */
  to: number | bigint
  /** The number of transactions below, which cannot execute. */
  waiting: number
  onFill?: () => void
}

/**
 * Unused nonces on the scale: dashed, with a button to fill the gap.
 *
 * @example
 * <NonceGap from={8n} to={9n} waiting={1} onFill={onFill} />
 */
export function NonceGap({ from, to, waiting, onFill }: NonceGapProps) {
  const several = from !== to
  const fact = several ? `Nonces ${from} to ${to} are empty.` : `Nonce ${from} is empty.`
  const consequence =
    waiting === 1
      ? 'The transaction below cannot execute until another transaction uses'
      : `The ${waiting} transactions below cannot execute until other transactions use`
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
