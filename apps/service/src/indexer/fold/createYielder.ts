import { setImmediate as nextTurn } from 'node:timers/promises'

const LONGEST_MS = 20

/**
 * Yields to the event loop during long computations. Otherwise requests would wait, and the server would abort an open transaction that
 * sends no statement for five seconds.
 */
export function createYielder(): () => Promise<void> {
  let began = performance.now()
  return async () => {
    if (performance.now() - began < LONGEST_MS) return
    await nextTurn()
    began = performance.now()
  }
}
