import { setImmediate as nextTurn } from 'node:timers/promises'

const LONGEST_MS = 20

/**
 * Yields to the event loop during long computations: requests wait meanwhile, and an open transaction that sends
 * no statement for five seconds is aborted by the server.
 */
export function createYielder(): () => Promise<void> {
  let began = performance.now()
  return async () => {
    if (performance.now() - began < LONGEST_MS) return
    await nextTurn()
    began = performance.now()
  }
}
