import { useSyncExternalStore } from 'react'

const step = 10_000
const listeners = new Set<() => void>()
let current = Date.now()
let timer: ReturnType<typeof setInterval> | undefined

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  if (timer === undefined) {
    current = Date.now()
    timer = setInterval(() => {
      current = Date.now()
      for (const tell of listeners) tell()
    }, step)
  }
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

function never(): () => void {
  return () => {}
}

/**
 * The current time in epoch milliseconds, from one clock for the whole page that steps every ten seconds.
 *
 * @param ticking false stops updates, for times that are written exactly
 *
 * @example
 * const isExpired = useNow(true) > 1_795_176_240_000
 */
export function useNow(ticking: boolean): number {
  return useSyncExternalStore(ticking ? subscribe : never, () => current)
}
