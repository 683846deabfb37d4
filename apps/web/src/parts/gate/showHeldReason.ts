import { toasts } from '@countersign/ui'

/** Shows why a pressed button does nothing now. A tooltip needs a pointer that hovers, which a touch screen has not. */
export function showHeldReason(reason: string | null): void {
  if (reason !== null) toasts.show({ kind: 'info', id: 'held-reason', title: reason })
}
