import { toasts, type Toast, type ToastStore } from '@countersign/ui'
import { notificationStore } from './notificationStore.ts'

/**
 * Keeps what the toasts say: results, failures, and everything with a page. Short answers to a press, such as "Copied", have neither.
 * @returns stops it
 */
export function recordToasts(source: ToastStore = toasts, now: () => number = Date.now): () => void {
  const seen = new WeakSet<Toast>()
  const ids = new Map<string, string>()
  const record = () => {
    for (const toast of source.list()) {
      if (seen.has(toast)) continue
      seen.add(toast)
      const { kind, title, detail, href } = toast
      if (kind === 'info' && href === undefined) continue
      const id = ids.get(toast.id) ?? crypto.randomUUID()
      ids.set(toast.id, id)
      notificationStore.put({
        id,
        kind,
        title,
        detail: typeof detail === 'string' ? detail : null,
        href: href ?? null,
        at: now(),
        isRead: false,
      })
    }
  }
  record()
  return source.subscribe(record)
}
