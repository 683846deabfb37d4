import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import styles from './States.module.css'

export interface EmptyStateProps {
  /** One serif sentence: "Nothing waits for you." */
  sentence: string
  /** One plain sentence. */
  detail: ReactNode
  action?: ReactNode
  /** Level of the heading: 1 where it is all there is on the page. Default 3. */
  level?: 1 | 2 | 3
}

/**
 * Where a list would be when it has nothing. No illustration.
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
