import { expect, test } from 'vitest'
import { createLanes } from './createLanes.ts'

/** Tasks that end when the test ends them. */
function createTasks() {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const task = (name: string) => () =>
    new Promise<void>((resolve) => {
      begun.push(name)
      ends.set(name, resolve)
    })
  return { begun, task, end: (name: string) => ends.get(name)?.() }
}
const settled = () => new Promise((resolve) => setImmediate(resolve))

test('behavior: limits per lane and in total hold, and lanes take turns', async () => {
  const { begun, task, end } = createTasks()
  const lanes = createLanes({ perLane: 2, together: 3, mostWaiting: 10 })
  for (const name of ['a1', 'a2', 'a3', 'a4', 'b1', 'b2']) void lanes.add(name.slice(0, 1), task(name))
  expect(begun).toEqual(['a1', 'a2', 'b1'])
  expect([lanes.isBusy('a'), lanes.isBusy('c')]).toEqual([true, false])
  end('a1')
  await settled()
  end('b1')
  await settled()
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3', 'b2'])
})

test('behavior: a failed task frees its slot; tasks above the limit, and tasks waiting at close, are dropped', async () => {
  const { begun, task, end } = createTasks()
  const lanes = createLanes({ perLane: 1, together: 1, mostWaiting: 1 })
  const failing = lanes.add('a', () => Promise.reject(new Error('no')))
  expect(await failing).toBe(true)
  const running = lanes.add('a', task('a1'))
  const waiting = lanes.add('a', task('a2'))
  expect(await lanes.add('a', task('a3'))).toBe(false)
  const closed = lanes.close()
  end('a1')
  await closed
  expect([await running, await waiting, begun]).toEqual([true, false, ['a1']])
})
