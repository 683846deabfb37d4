import type { ReactNode } from 'react'
import { Icon } from '../icons/Icon.tsx'
import type { IconName } from '../icons/iconNames.gen.ts'
import styles from './States.module.css'

export interface NoticeStripProps {
  /** The fact, heavy: "The service is 6 blocks behind." */
  title: ReactNode
  /** The consequence. */
  children?: ReactNode
  icon?: IconName
  /** Words and act of the link at the end. */
  action?: { label: string; onClick: () => void } | undefined
}

/** One caution line across the content, announced politely. */
export function NoticeStrip({ title, children, icon = 'alert-triangle', action }: NoticeStripProps) {
  return (
    <div className={styles.strip} role="status">
      <Icon name={icon} size={16} />
      <span>
        <b>{title}</b> {children}
      </span>
      {action && (
        <button type="button" className="cs-link" onClick={action.onClick}>
          {action.label}
        </button>
      )}
    </div>
  )
}
