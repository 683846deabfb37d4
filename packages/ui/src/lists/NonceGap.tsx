import { clsx } from 'clsx'
import { Icon } from '../icons/Icon.tsx'
import styles from './NonceRule.module.css'
import { listMessages } from './listMessages.ts'

export interface NonceGapProps {
  /** First missing nonce. */
  from: number | bigint
  /** Last missing nonce; the same as `from` if only one is missing. */
  to: number | bigint
  /** The number of transactions below, which cannot execute. */
  waiting: number
  onFill?: () => void
  /** Proposes the transactions below again with lower numbers. */
  onMove?: () => void
}

/**
 * Unused nonces on the scale: dashed, with a button to fill the gap.
 *
 * @example
 * <NonceGap from={8n} to={9n} waiting={1} onFill={onFill} />
 */
export function NonceGap({ from, to, waiting, onFill, onMove }: NonceGapProps) {
  const several = from !== to
  return (
    <div className={clsx(styles.tick, styles.gap)}>
      <div className={styles.number} aria-hidden>
        {from.toString()}
        {several && `–${to}`}
      </div>
      <div className={clsx(styles.body, styles.gapNote)}>
        <Icon name="alert-triangle" />
        <span>
          <b>{listMessages.empty({ from: from.toString(), to: to.toString() })}</b>{' '}
          {listMessages.blocked({ waiting, areSeveral: several })}
        </span>
        {(onFill ?? onMove) && (
          <span className={styles.gapActs}>
            {onFill && (
              <button type="button" className="cs-link" onClick={onFill}>
                {listMessages.fill}
              </button>
            )}
            {onMove && (
              <button type="button" className="cs-link" onClick={onMove}>
                {listMessages.moveDown}
              </button>
            )}
          </span>
        )}
      </div>
    </div>
  )
}
