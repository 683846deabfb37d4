import { useSyncExternalStore } from 'react'

/** A page that never tells that it was drawn is not waited for longer than this. */
const LONGEST_WAIT_MS = 3000

let after = false
let fallback: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

function tell() {
  if (after) return
  after = true
  clearTimeout(fallback)
  for (const listener of listeners) listener()
}

/** Told once, when the first page has been drawn: what can wait begins as soon as the browser is idle. */
export function contentIsDrawn(): void {
  if ('requestIdleCallback' in window) requestIdleCallback(tell, { timeout: 1000 })
  else setTimeout(tell, 200)
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  if (!after) fallback ??= setTimeout(tell, LONGEST_WAIT_MS)
  return () => {
    listeners.delete(listener)
  }
}

/** False until the first page has been drawn and the browser has nothing better to do. */
export const useAfterContent = (): boolean => useSyncExternalStore(subscribe, () => after)
