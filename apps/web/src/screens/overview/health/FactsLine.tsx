import { Icon } from '@countersign/ui'
import type { ReactNode } from 'react'
import styles from './FactsLine.module.css'

export interface FactsLineProps {
  /** Whether the named facts were checked without a finding. False: they are not checked yet. */
  isFine: boolean
  children: ReactNode
  action?: ReactNode
}

/** Several facts about the account in one line of the health list. */
export function FactsLine({ isFine, children, action }: FactsLineProps) {
  return (
    <li className={styles.line}>
      <Icon name={isFine ? 'circle-check' : 'clock'} size={18} className={isFine ? styles.fine : undefined} />
      <span>{children}</span>
      {action}
    </li>
  )
}
