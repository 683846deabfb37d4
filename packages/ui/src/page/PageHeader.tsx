import type { ReactNode } from 'react'
import styles from './Page.module.css'

export interface PageHeaderProps {
  title: ReactNode
  subtitle?: ReactNode
  actions?: ReactNode
  /** A small line above the title. */
  eyebrow?: ReactNode
}

/**
 * The page's `h1` with a plain line below and the actions on the right.
 *
 * @example
 * <PageHeader title="Queue" subtitle="2 proposals" />
 */
export function PageHeader({ title, subtitle, actions, eyebrow }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.headerText}>
        {eyebrow && <div className={styles.eyebrow}>{eyebrow}</div>}
        <h1>{title}</h1>
        {subtitle && <p>{subtitle}</p>}
      </div>
      {actions && <div className={styles.headerActions}>{actions}</div>}
    </header>
  )
}
