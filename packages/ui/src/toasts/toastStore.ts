import type { ReactNode } from 'react'

/** `failure` stays until closed; the others leave by themselves. */
export type ToastKind = 'signed' | 'executed' | 'info' | 'declined' | 'failure'

export interface ToastInput {
  kind: ToastKind
  title: string
  detail?: ReactNode
  /** The row or page that keeps the record. */
  href?: string
  /** Words of that link. Default "Open". */
  linkLabel?: string
  /** A second act: "Undo", "Copy details". */
  action?: { label: string; onClick: () => void }
  /** Takes the place of the mark, for example a ring of 22 px. */
  mark?: ReactNode
  /** A toast with the same id is replaced. */
  id?: string
}

/** A toast on screen or waiting for its place. */
export type Toast = ToastInput & { id: string }

/** Most toasts shown at once; the rest wait. */
export const mostToasts = 3

/** Where toasts live: no React, so that any code may show one. */
export interface ToastStore {
  /** Shows a toast. @returns its id, to dismiss or replace it */
  show(toast: ToastInput): string
  dismiss(id: string): void
  clear(): void
  /** The toasts, oldest first. The array is a new one after every change. */
  list(): readonly Toast[]
  subscribe(listener: () => void): () => void
}

/**
 * A store of its own, for tests; the page shares `toasts`.
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

/** The page's toasts. Never the only record of anything. */
export const toasts: ToastStore = createToastStore()
