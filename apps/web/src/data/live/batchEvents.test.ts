import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { batchEvents } from './batchEvents.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const setup = () => {
  const apply = vi.fn<(data: string) => void>()
  const applyAll = vi.fn<() => void>()
  return { apply, applyAll, batch: batchEvents({ apply, applyAll }) }
}

test('behavior: a single event is applied within 50 ms, and a repeated event once', () => {
  const { apply, batch } = setup()
  for (let i = 0; i < 1000; i++) batch.add('a')
  batch.add('b')
  vi.advanceTimersByTime(50)
  expect(apply.mock.calls).toEqual([['a'], ['b']])
})

test('behavior: many distinct events cause one refresh of everything, not one per event', () => {
  const { apply, applyAll, batch } = setup()
  for (let i = 0; i < 5000; i++) batch.add(`event ${i}`)
  vi.advanceTimersByTime(50)
  expect([apply.mock.calls.length, applyAll.mock.calls.length]).toEqual([0, 1])
})

test('behavior: a steady stream is applied in growing intervals, and immediately again after a pause', () => {
  const { apply, batch } = setup()
  for (let second = 0; second < 60; second++)
    for (let i = 0; i < 20; i++) {
      batch.add(`event of second ${second}`)
      vi.advanceTimersByTime(50)
    }
  const applied = apply.mock.calls.length
  expect(applied).toBeLessThan(90)
  vi.advanceTimersByTime(20_000)
  apply.mockClear()
  batch.add('after the pause')
  vi.advanceTimersByTime(50)
  expect(apply.mock.calls).toEqual([['after the pause']])
})
