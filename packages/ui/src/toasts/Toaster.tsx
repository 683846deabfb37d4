import { useEffect, useRef, useSyncExternalStore, type FocusEvent, type KeyboardEvent } from 'react'
import { followInput } from './lastInput.ts'
import { ToastCard } from './ToastCard.tsx'
import styles from './Toasts.module.css'
import { mostToasts, toasts, type ToastStore } from './toastStore.ts'
import { uiMessages as messages } from '../uiMessages.ts'

export interface ToasterProps {
  /** Default: the page's store. */
  store?: ToastStore
  /** Navigates inside the app; without it the browser follows the link. */
  onNavigate?: (href: string) => void
}

/**
 * Shows up to three toasts, bottom right, above the bottom bar on mobile. Mount it once. The focus returns to where it came from when a
 * toast that has it is closed, or with Escape.
 *
 * @example
 * <Toaster onNavigate={onNavigate} />
 */
export function Toaster({ store = toasts, onNavigate }: ToasterProps) {
  const list = useSyncExternalStore(store.subscribe, store.list, store.list)
  useEffect(followInput, [])
  const region = useRef<HTMLElement>(null)
  const cameFrom = useRef<HTMLElement | null>(null)
  const onFocus = ({ relatedTarget }: FocusEvent) => {
    const isInside = relatedTarget instanceof Node && region.current?.contains(relatedTarget)
    if (!isInside && relatedTarget instanceof HTMLElement) cameFrom.current = relatedTarget
  }
  const goBack = () => {
    if (region.current?.contains(document.activeElement)) cameFrom.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    goBack()
  }
  return (
    <section
      ref={region}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
      className={styles.region}
      aria-label={messages.notices}
      aria-live="polite"
      aria-relevant="additions text"
    >
      <ul>
        {list.slice(0, mostToasts).map((toast) => (
          <ToastCard
            key={toast.id}
            toast={toast}
            isNewest={toast === list.at(-1)}
            onClose={() => {
              goBack()
              store.dismiss(toast.id)
            }}
            {...(onNavigate ? { onNavigate } : {})}
          />
        ))}
      </ul>
    </section>
  )
}
