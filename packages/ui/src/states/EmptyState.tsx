import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import styles from './States.module.css'

export interface EmptyStateProps {
  /** One serif sentence: "Nothing waits for you." */
  sentence: string
  /** One plain sentence. */
  detail: ReactNode
  action?: ReactNode
  /** Level of the heading. Default 3. */
  level?: 2 | 3
}

/** Where a list would be when it has nothing. No illustration. */
export function EmptyState({ sentence, detail, action, level = 3 }: EmptyStateProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <div className={clsx('cs-panel', styles.empty)}>
      <Heading>{sentence}</Heading>
      <p>{detail}</p>
      {action && <div className={styles.emptyAction}>{action}</div>}
    </div>
  )
}
