import type { ReactNode } from 'react'
import { Icon } from '../icons/Icon.tsx'
import { ListPanel } from './ListPanel.tsx'
import styles from './NonceRule.module.css'

export interface ConflictPanelProps {
  nonce: number | bigint
  /** The number of transactions with this nonce. */
  count: number
  /** Usually a "Compare" link. */
  action?: ReactNode
  /** The ListRows. */
  children: ReactNode
}

const numerals = ['Zero', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten']

/**
 * Transactions with the same nonce: one tick, one bracket.
 *
 * @example
 * <ConflictPanel nonce={7n} count={2}><ListRow title="Send 1.00 ETH to Kestrel Audits" /><ListRow title="Cancel nonce 7" /></ConflictPanel>
 */
export function ConflictPanel({ nonce, count, action, children }: ConflictPanelProps) {
  const others = count === 2 ? 'the other' : 'the others'
  return (
    <div className={styles.conflict}>
      <ListPanel
        label={`Transactions that share nonce ${nonce}`}
        head={
          <div className={styles.conflictHead}>
            <Icon name="git-compare" size={16} />
            <span>
              {numerals[count] ?? count} transactions share nonce {nonce.toString()}. Executing one cancels {others}.
            </span>
            {action}
          </div>
        }
      >
        {children}
      </ListPanel>
    </div>
  )
}
