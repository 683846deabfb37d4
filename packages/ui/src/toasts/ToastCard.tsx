import { clsx } from 'clsx'
import { useState } from 'react'
import { Icon } from '../icons/Icon.tsx'
import type { IconName } from '../icons/iconNames.gen.ts'
import styles from './Toasts.module.css'
import type { Toast, ToastKind } from './toastStore.ts'
import { useAutoClose } from './useAutoClose.ts'
import { uiMessages as messages } from '../uiMessages.ts'

const icons: Record<ToastKind, IconName> = {
  signed: 'writing-sign',
  executed: 'circle-check',
  info: 'info-circle',
  declined: 'writing-off',
  failure: 'alert-octagon',
}

/** Milliseconds, long enough to read and to reach. Hovering or focusing a toast stops the timer. */
const shownFor = 8000

export interface ToastCardProps {
  toast: Toast
  onClose: () => void
  onNavigate?: (href: string) => void
}

/** One toast: mark, title, detail, a link to its record, and a close button. */
export function ToastCard({ toast, onClose, onNavigate }: ToastCardProps) {
  const { kind, title, detail, href, linkLabel = messages.open, action, mark } = toast
  const [held, setHeld] = useState(false)
  useAutoClose(toast, kind !== 'failure' && !held, shownFor, onClose)
  return (
    <li
      className={clsx(styles.toast, kind === 'failure' && styles.failure)}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span className={styles.mark}>{mark ?? <Icon name={icons[kind]} />}</span>
      <div className={styles.words}>
        <b>{title}</b>
        {detail && <p>{detail}</p>}
        {(href !== undefined || action) && (
          <div className={styles.links}>
            {href !== undefined && (
              <a
                className="cs-link"
                href={href}
                onClick={(event) => {
                  if (onNavigate && !event.metaKey && !event.ctrlKey && event.button === 0) {
                    event.preventDefault()
                    onNavigate(href)
                  }
                  onClose()
                }}
              >
                {linkLabel}
              </a>
            )}
            {action && (
              <button type="button" className="cs-link" onClick={action.onClick}>
                {action.label}
              </button>
            )}
          </div>
        )}
      </div>
      <button type="button" className={styles.close} aria-label={messages.closeNotice(title)} onClick={onClose}>
        <Icon name="x" />
      </button>
    </li>
  )
}
