import { clsx } from 'clsx'
import { Fragment, type ReactNode } from 'react'
import { Icon } from '../icons/Icon.tsx'
import type { IconName } from '../icons/iconNames.gen.ts'
import styles from './States.module.css'

export interface NoticeStripProps {
  /** The fact, in bold: "The service is 6 blocks behind." */
  title: ReactNode
  /** The consequence. */
  children?: ReactNode
  icon?: IconName
  /** Default `caution`. */
  tone?: 'caution' | 'danger'
  /** Label and action of the link at the end. */
  action?: { label: string; onClick: () => void } | undefined
}

/**
 * One line across the content, announced politely.
 *
 * @example
 * <NoticeStrip title="The service is 6 blocks behind.">Balances may be out of date.</NoticeStrip>
 */
export function NoticeStrip({ title, children, icon = 'alert-triangle', tone = 'caution', action }: NoticeStripProps) {
  return (
    <div className={clsx('cs-reach', styles.strip, tone === 'danger' && styles.dangerStrip)} role="status">
      <Icon name={icon} size={16} />
      <span>
        {/* Other words are new nodes: the browser would count a word that both have as moved. */}
        <Fragment key={typeof title === 'string' ? title : undefined}>
          <b>{title}</b> {children}
        </Fragment>
      </span>
      {action && (
        <button type="button" className="cs-link" onClick={action.onClick}>
          {action.label}
        </button>
      )}
    </div>
  )
}
