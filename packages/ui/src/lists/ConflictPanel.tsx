import type { ReactNode } from 'react'
import { Icon } from '../icons/Icon.tsx'
import { ListPanel } from './ListPanel.tsx'
import styles from './NonceRule.module.css'
import { listMessages } from './listMessages.ts'

export interface ConflictPanelProps {
  nonce: number | bigint
  /** The number of transactions with this nonce. */
  count: number
  /** Usually a "Compare" link. */
  action?: ReactNode
  /** The ListRows. */
  children: ReactNode
}

/**
 * Transactions with the same nonce: one tick, one bracket.
 *
 * @example
 * <ConflictPanel nonce={7n} count={2}><ListRow title="Send 1.00 ETH to Kestrel Audits" /><ListRow title="Cancel transaction 7" /></ConflictPanel>
 */
export function ConflictPanel({ nonce, count, action, children }: ConflictPanelProps) {
  return (
    <div className={styles.conflict}>
      <ListPanel
        label={listMessages.shareLabel(nonce.toString())}
        head={
          <div className={styles.conflictHead}>
            <Icon name="git-compare" size={16} />
            <span>{listMessages.share({ count, nonce: nonce.toString() })}</span>
            {action && <div className="cs-reach">{action}</div>}
          </div>
        }
      >
        {children}
      </ListPanel>
    </div>
  )
}
