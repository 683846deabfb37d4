import { setTimeout as wait } from 'node:timers/promises'

/** Waits, and never shorter. A timer of Node leaves out fractions of a millisecond and may fire a millisecond early. */
export async function waitAtLeast(ms: number): Promise<void> {
  const until = performance.now() + ms
  for (let left = ms; left > 0; left = until - performance.now()) await wait(Math.ceil(left))
}
