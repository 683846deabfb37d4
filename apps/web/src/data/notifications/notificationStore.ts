import * as z from 'zod/mini'
import { createStoredValue } from '@countersign/primitives/browser'
import { useStore } from '../store/useStore.ts'
import { listCodec } from '../storage/listCodec.ts'

const DAY_MS = 86_400_000
/** Older ones are removed when a new one arrives. */
export const KEPT_DAYS = 90
const MOST = 500

const Notification = z.object({
  id: z.string(),
  kind: z.enum(['signed', 'executed', 'info', 'declined', 'failure', 'event', 'alarm']),
  title: z.string(),
  detail: z.nullable(z.string()),
  /** The page with the record, as a path of this origin. */
  href: z.nullable(z.string().check(z.regex(/^\/(?!\/)/))),
  /** Epoch milliseconds. */
  at: z.number(),
  isRead: z.boolean(),
})
export type Notification = z.output<typeof Notification>

const store = createStoredValue<Notification[]>('countersign.notifications', [], listCodec(Notification))

/** What the toasts of this browser said, and what the service reported of its accounts, newest first. */
export const notificationStore = {
  list: store.get,
  /**
   * Adds one, or replaces the one with the same id; it is then new again. What the page did itself also replaces a new report of the
   * service about the same page: the report of an own proposal may arrive before its answer.
   */
  put(notification: Notification) {
    const from = notification.at - KEPT_DAYS * DAY_MS
    const isReport = ({ kind }: Notification) => kind === 'event'
    const isReplaced = (one: Notification) =>
      one.id === notification.id ||
      (isReport(one) && !isReport(notification) && !one.isRead && one.href === notification.href)
    store.update((all) => [notification, ...all.filter((one) => !isReplaced(one) && one.at > from)].slice(0, MOST))
  },
  /** Adds one that no tab has added yet. */
  add(notification: Notification) {
    if (!store.get().some(({ id }) => id === notification.id)) notificationStore.put(notification)
  },
  markRead(ids: ReadonlySet<string>) {
    if (store.get().some(({ id, isRead }) => !isRead && ids.has(id)))
      store.update((all) => all.map((one) => (ids.has(one.id) ? { ...one, isRead: true } : one)))
  },
  /** @returns the removed ones */
  clear(): readonly Notification[] {
    const removed = store.read()
    store.set([])
    return removed
  },
  /** Puts removed ones back. Those that arrived meanwhile stay. */
  restore(removed: readonly Notification[]) {
    store.update((all) => {
      const here = new Set(all.map(({ id }) => id))
      return [...all, ...removed.filter(({ id }) => !here.has(id))]
        .toSorted((first, second) => second.at - first.at)
        .slice(0, MOST)
    })
  },
}

export const useNotifications = (): readonly Notification[] => useStore(store)
