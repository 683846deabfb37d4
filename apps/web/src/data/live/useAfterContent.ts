import { useSyncExternalStore } from 'react'

/** The longest wait for a page that never reports its first content. */
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

/** Called once, when the first page has been drawn. Work that can wait starts when the browser is idle. */
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

/** False until the first page has been drawn and the browser is idle. */
export const useAfterContent = (): boolean => useSyncExternalStore(subscribe, () => after)
