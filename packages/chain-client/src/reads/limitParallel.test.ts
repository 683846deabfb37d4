import { expect, test } from 'vitest'
import { limitParallel } from './limitParallel.ts'

test('behavior: at most the allowed number of tasks run at once, and every task runs, also after one that failed', async () => {
  const limited = limitParallel(2)
  let running = 0
  let most = 0
  const task = (number: number) => async () => {
    running += 1
    most = Math.max(most, running)
    await Promise.resolve()
    await Promise.resolve()
    running -= 1
    if (number === 1) throw new Error('one failed')
    return number
  }
  const results = await Promise.allSettled([0, 1, 2, 3, 4].map((number) => limited(task(number))))
  expect(results.map((result) => (result.status === 'fulfilled' ? result.value : null))).toEqual([0, null, 2, 3, 4])
  expect(most).toBe(2)
})
