import { expect, test } from 'vitest'
import { shareRuns } from './shareRuns.ts'

/** Runs that a test ends one by one. */
function setUp() {
  const runs: { end(): void; fail(error: Error): void }[] = []
  const call = shareRuns(() => new Promise<void>((resolve, reject) => void runs.push({ end: resolve, fail: reject })))
  return { runs, call }
}

test('behavior: calls during a run share the next one, and none gets the run that began before it', async () => {
  const { runs, call } = setUp()
  const ended: string[] = []
  const first = call().then(() => ended.push('first'))
  const later = [call(), call(), call()].map((each) => each.then(() => ended.push('later')))
  expect(runs).toHaveLength(1)
  runs[0]?.end()
  await first
  await expect.poll(() => runs.length).toBe(2)
  expect(ended).toEqual(['first'])
  const last = call().then(() => ended.push('last'))
  runs[1]?.end()
  await Promise.all(later)
  expect(ended).toEqual(['first', 'later', 'later', 'later'])
  await expect.poll(() => runs.length).toBe(3)
  runs[2]?.end()
  await last
})

test('error: a failed run fails its own calls, and the next run starts', async () => {
  const { runs, call } = setUp()
  const first = call()
  const second = call()
  runs[0]?.fail(new Error('no'))
  await expect(first).rejects.toThrow('no')
  await expect.poll(() => runs.length).toBe(2)
  runs[1]?.end()
  await second
  const third = call()
  expect(runs).toHaveLength(3)
  runs[2]?.end()
  await third
})
