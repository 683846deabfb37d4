import { useSyncExternalStore } from 'react'
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
 * Shows up to three toasts, bottom right, above the bottom bar on mobile. Mount it once.
 *
 * @example
 * <Toaster onNavigate={onNavigate} />
 */
export function Toaster({ store = toasts, onNavigate }: ToasterProps) {
  const list = useSyncExternalStore(store.subscribe, store.list, store.list)
  return (
    <section className={styles.region} aria-label={messages.notices} aria-live="polite" aria-relevant="additions text">
      <ul>
        {list.slice(0, mostToasts).map((toast) => (
          <ToastCard
            key={toast.id}
            toast={toast}
            onClose={() => store.dismiss(toast.id)}
            {...(onNavigate ? { onNavigate } : {})}
          />
        ))}
      </ul>
    </section>
  )
}
