import { expect } from '@playwright/test'

/** Polls until there is an answer. An error counts as no answer. */
export async function until<Value>(what: string, ask: () => Promise<Value | null>, timeoutMs = 30_000): Promise<Value> {
  let answer: Value | null = null
  await expect
    .poll(async () => (answer = await ask().catch(() => null)) !== null, {
      message: what,
      intervals: [50, 100, 250],
      timeout: timeoutMs,
    })
    .toBe(true)
  if (answer === null) throw new Error(`${what}: no answer`)
  return answer
}
