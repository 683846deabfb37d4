import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import styles from './States.module.css'

export interface EmptyStateProps {
  /** One serif sentence, such as "Nothing waits for you." */
  sentence: string
  /** One plain sentence. */
  detail: ReactNode
  action?: ReactNode
  /** Level of the heading: 1 if it is the only content of the page. Default 3. */
  level?: 1 | 2 | 3
}

/**
 * Replaces an empty list. No illustration.
 *
 * @example
 * <EmptyState sentence="No proposals" detail="Proposals of all owners will appear here." />
 */
export function EmptyState({ sentence, detail, action, level = 3 }: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div className={clsx('cs-panel', styles.empty)}>
      <Heading>{sentence}</Heading>
      <p>{detail}</p>
      {action && <div className={styles.emptyAction}>{action}</div>}
    </div>
  )
}
