import { expect, test, vi } from 'vitest'
import { createAnswerWatch } from './createAnswerWatch.ts'

test('behavior: a chain is silent when calls have failed for a while, until a node answers; meanwhile it is asked now and then', () => {
  let now = 0
  const ask = vi.fn(async () => Promise.reject(new Error('no answer')))
  const watch = createAnswerWatch(() => now, ask)
  watch.answered()
  now = 60_000
  // Without calls nothing is known, and no call has failed.
  expect(watch.isSilent()).toBe(false)
  watch.failed()
  now += 29_000
  watch.failed()
  expect([watch.isSilent(), ask.mock.calls.length]).toEqual([false, 0])
  now += 2000
  expect([watch.isSilent(), watch.isSilent(), watch.isReached()]).toEqual([true, true, true])
  expect(ask).toHaveBeenCalledOnce()
  now += 11_000
  expect(watch.isSilent()).toBe(true)
  expect(ask).toHaveBeenCalledTimes(2)
  watch.answered()
  expect(watch.isSilent()).toBe(false)
})
