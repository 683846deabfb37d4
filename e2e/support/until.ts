import { expect } from '@playwright/test'

/** Asks until there is an answer; an error counts as none. */
export async function until<Value>(what: string, ask: () => Promise<Value | null>): Promise<Value> {
  let answer: Value | null = null
  await expect
    .poll(async () => (answer = await ask().catch(() => null)) !== null, {
      message: what,
      intervals: [50, 100, 250],
      timeout: 30_000,
    })
    .toBe(true)
  if (answer === null) throw new Error(`${what}: no answer`)
  return answer
}
