import { setImmediate as nextTurn } from 'node:timers/promises'

const LONGEST_MS = 20

/**
 * Lets others have their turn where much is computed in one go: requests wait meanwhile, and an open transaction that asks
 * nothing for five seconds is ended by its server.
 */
export function createBreather(): () => Promise<void> {
  let began = performance.now()
  return async () => {
    if (performance.now() - began < LONGEST_MS) return
    await nextTurn()
    began = performance.now()
  }
}
