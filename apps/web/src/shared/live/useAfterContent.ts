import { useSyncExternalStore } from 'react'

let after = false
const listeners = new Set<() => void>()

/** What can wait until the page has been painted: its own requests come first. */
function arm() {
  const tell = () => {
    after = true
    for (const listener of listeners) listener()
  }
  if ('requestIdleCallback' in window) requestIdleCallback(tell, { timeout: 1500 })
  else setTimeout(tell, 300)
}

let armed = false
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  if (!armed) {
    armed = true
    arm()
  }
  return () => {
    listeners.delete(listener)
  }
}

/** False during the first paint, true soon after. */
export const useAfterContent = (): boolean => useSyncExternalStore(subscribe, () => after)
