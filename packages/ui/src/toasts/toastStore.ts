import type { ReactNode } from 'react'

/** `failure` stays until closed; the others close after some time. */
export type ToastKind = 'signed' | 'executed' | 'info' | 'declined' | 'failure'

/** What a toast shows. A failure stays until it is closed. */
export interface ToastInput {
  kind: ToastKind
  title: string
  detail?: ReactNode
  /** The URL of the row or page with the record. */
  href?: string
  /** Label of that link. Default "Open". */
  linkLabel?: string
  /** A second action: "Undo", "Copy details". */
  action?: { label: string; onClick: () => void }
  /** Replaces the icon, for example with a ring of 22 px. */
  mark?: ReactNode
  /** A toast with the same id is replaced. */
  id?: string
}

/** A toast that is shown or waits for a free place. */
export type Toast = ToastInput & { id: string }

/** The maximum number of toasts shown at once; the rest wait. */
export const mostToasts = 3

/** The toasts of a page. Independent of React, so that any code can show one. */
export interface ToastStore {
  /** Shows a toast. @returns its id, to dismiss or replace it */
  show(toast: ToastInput): string
  dismiss(id: string): void
  clear(): void
  /** The toasts, oldest first. The array is new after every change. */
  list(): readonly Toast[]
  subscribe(listener: () => void): () => void
}

/**
 * Creates a separate store, for tests; the page uses `toasts`.
 *
 * @example
 * const store = createToastStore()
 * const id = store.show({ kind: 'signed', title: 'Signed', detail: '2 of 3 signed' })
 * store.dismiss(id)
 */
export function createToastStore(): ToastStore {
  let current: readonly Toast[] = []
  let counter = 0
  const listeners = new Set<() => void>()
  const set = (next: readonly Toast[]) => {
    current = next
    for (const listener of listeners) listener()
  }
  return {
    show(input) {
      counter += 1
      const toast: Toast = { ...input, id: input.id ?? `toast-${counter}` }
      const known = current.some(({ id }) => id === toast.id)
      set(known ? current.map((other) => (other.id === toast.id ? toast : other)) : [...current, toast])
      return toast.id
    },
    dismiss(id) {
      if (current.some((toast) => toast.id === id)) set(current.filter((toast) => toast.id !== id))
    },
    clear() {
      set([])
    },
    list: () => current,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The page's toasts. Every fact shown in a toast must also be recorded elsewhere. */
export const toasts: ToastStore = createToastStore()
