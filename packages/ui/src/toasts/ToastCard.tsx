import { clsx } from 'clsx'
import { useId, useState } from 'react'
import { Icon } from '../icons/Icon.tsx'
import type { IconName } from '../icons/iconNames.gen.ts'
import styles from './Toasts.module.css'
import type { Toast, ToastKind } from './toastStore.ts'
import { useAutoClose } from './useAutoClose.ts'
import { useShownByKey } from './useShownByKey.ts'
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
  /** No later toast is shown or waits. */
  isNewest: boolean
  onClose: () => void
  onNavigate?: (href: string) => void
}

/** One toast: mark, title, detail, a link to its record, and a close button. */
export function ToastCard({ toast, isNewest, onClose, onNavigate }: ToastCardProps) {
  const { kind, title, detail, href, linkLabel = messages.open, action, mark } = toast
  const id = useId()
  const [held, setHeld] = useState(false)
  const isByKey = useShownByKey()
  // Keys reach an action more slowly than a pointer does. The next toast ends the wait, so that toasts do not pile up.
  const waits = action !== undefined && isNewest && isByKey
  useAutoClose(toast, kind !== 'failure' && !held && !waits, shownFor, onClose)
  return (
    <li
      data-toast
      className={clsx(styles.toast, kind === 'failure' && styles.failure)}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span className={styles.mark}>{mark ?? <Icon name={icons[kind]} />}</span>
      <div className={styles.words}>
        <b id={id}>{title}</b>
        {detail && <p>{detail}</p>}
        {(href !== undefined || action) && (
          <div className={clsx('cs-reach', styles.links)}>
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
              <button
                type="button"
                className="cs-link"
                aria-describedby={id}
                onClick={() => {
                  // An undone act cannot be undone again; a failure stays until it is closed.
                  if (kind !== 'failure') onClose()
                  action.onClick()
                }}
              >
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
