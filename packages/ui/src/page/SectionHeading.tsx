import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import styles from './Page.module.css'

export interface SectionHeadingProps {
  title: ReactNode
  /** A number, or a few words, after the title. */
  count?: ReactNode
  /** At the end of the line: a link, a control or a provenance mark with text. */
  action?: ReactNode
  /** Connects the heading with its section through `aria-labelledby`. */
  id?: string
  level?: 2 | 3
}

/**
 * Heading of a section, above its panel.
 *
 * @example
 * <SectionHeading title="Owners" count={3} id="owners" />
 */
export function SectionHeading({ title, count, action, id, level = 2 }: SectionHeadingProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <div className={styles.section}>
      <Heading id={id}>{title}</Heading>
      {count !== undefined && <span className={styles.count}>{count}</span>}
      {action && <div className={clsx('cs-reach', styles.sectionAction)}>{action}</div>}
    </div>
  )
}
