import { expect, test, vi } from 'vitest'
import { createStore } from './createStore.ts'

test('behavior: every listener is notified of each change until it is removed', () => {
  const store = createStore(1)
  const seen: number[] = []
  const stop = store.subscribe(() => seen.push(store.get()))
  store.set(2)
  store.set(2)
  stop()
  store.set(3)
  expect([seen, store.get()]).toEqual([[2, 2], 3])
})

test('behavior: a listener that removes itself does not keep the others from being notified', () => {
  const store = createStore(0)
  const other = vi.fn<() => void>()
  const stop = store.subscribe(() => stop())
  store.subscribe(other)
  store.set(1)
  expect(other).toHaveBeenCalledTimes(1)
})

test('behavior: the source is watched from the first listener to the last, and again after that', () => {
  const calls: string[] = []
  const store = createStore(0, () => {
    calls.push('start')
    return () => void calls.push('stop')
  })
  const stopFirst = store.subscribe(() => undefined)
  const stopSecond = store.subscribe(() => undefined)
  stopFirst()
  // Removing a listener twice counts once.
  stopFirst()
  expect(calls).toEqual(['start'])
  stopSecond()
  store.subscribe(() => undefined)
  expect(calls).toEqual(['start', 'stop', 'start'])
})
