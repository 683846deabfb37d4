import { expect, test, vi } from 'vitest'
import { inOneTab } from './inOneTab.ts'

test('behavior: while work of a name is under way it is not started again, and after its end or failure it is', async () => {
  const ends: (() => void)[] = []
  const slow = vi.fn(() => new Promise<void>((resolve) => ends.push(resolve)))
  const other = vi.fn(async () => {})
  const first = inOneTab('one', slow)
  await expect.poll(() => slow.mock.calls.length).toBe(1)
  // Locks belong to the browser, not to the tab: a second request in this tab meets the same lock.
  expect(await inOneTab('one', other)).toBe(false)
  expect(await inOneTab('two', other)).toBe(true)
  expect(other).toHaveBeenCalledTimes(1)
  ends[0]?.()
  expect(await first).toBe(true)
  await expect(inOneTab('one', () => Promise.reject(new Error('refused')))).rejects.toThrow('refused')
  expect(await inOneTab('one', other)).toBe(true)
})
