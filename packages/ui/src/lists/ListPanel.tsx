import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import styles from './List.module.css'

/** Which slots the ListRows show, and their widths. */
export type ListLayout = 'queue' | 'inbox' | 'brief' | 'next' | 'history'

export interface ListPanelProps {
  children: ReactNode
  /**
   * `queue`: ring, title, verdict, status, action. `inbox`: ring, title, amount, verdict, action.
   * `brief`: ring, title, verdict, action. `next`: ring, title, action, and the verdict below the title.
   * `history`: ring, title, amount, status, time. Default `queue`.
   */
  layout?: ListLayout
  /** Accessible name of the list. */
  label?: string
  /** Content above the rows, inside the frame. */
  head?: ReactNode
}

/**
 * A framed list of ListRows.
 *
 * @example
 * <ListPanel layout="history" label="Executed transactions"><ListRow title="Send 1.00 ETH to Kestrel Audits" /></ListPanel>
 */
export function ListPanel({ children, layout = 'queue', label, head }: ListPanelProps) {
  return (
    <div className={clsx('cs-panel', styles.panel, styles[layout])}>
      {head}
      <ul {...(label ? { 'aria-label': label } : {})}>{children}</ul>
    </div>
  )
}
