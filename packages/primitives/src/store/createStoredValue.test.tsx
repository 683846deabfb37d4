import { afterEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { createStoredValue } from './createStoredValue.ts'
import { jsonCodec } from './jsonCodec.ts'

const KEY = 'countersign.test-values'
const make = () => createStoredValue<string[]>(KEY, [], jsonCodec(z.array(z.string())))
const fillStorage = () =>
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
afterEach(() => {
  vi.restoreAllMocks()
  localStorage.removeItem(KEY)
})

test('behavior: a change keeps what another tab stored, also before this tab has heard of it', () => {
  const store = make()
  store.set(['first'])
  // The other tab; its event has not arrived yet.
  localStorage.setItem(KEY, JSON.stringify(['first', 'other tab']))
  expect([store.get(), store.read()]).toEqual([
    ['first', 'other tab'],
    ['first', 'other tab'],
  ])
  store.update((all) => [...all, 'this tab'])
  expect(store.get()).toEqual(['first', 'other tab', 'this tab'])
  expect(localStorage.getItem(KEY)).toBe(JSON.stringify(['first', 'other tab', 'this tab']))
})

test('behavior: what a full storage refuses stays in memory, and a later change that fits stores all of it', () => {
  const store = make()
  store.set(['first'])
  const full = fillStorage()
  store.update((all) => [...all, 'second'])
  expect([store.get(), store.read()]).toEqual([
    ['first', 'second'],
    ['first', 'second'],
  ])
  full.mockRestore()
  store.update((all) => [...all, 'third'])
  expect(localStorage.getItem(KEY)).toBe(JSON.stringify(['first', 'second', 'third']))
})

test('behavior: without a listener, the value is what is stored now, and the same object while the text is the same', () => {
  const store = make()
  store.set(['first'])
  expect(store.get()).toBe(store.get())
  localStorage.setItem(KEY, JSON.stringify(['other tab']))
  const seen = store.get()
  expect(seen).toEqual(['other tab'])
  expect(store.get()).toBe(seen)
  localStorage.removeItem(KEY)
  expect(store.get()).toEqual([])
})

test('behavior: a listener that comes later begins with what is stored then', () => {
  const store = make()
  store.set(['first'])
  store.subscribe(() => undefined)()
  localStorage.setItem(KEY, JSON.stringify(['other tab']))
  const stop = store.subscribe(() => undefined)
  expect(store.get()).toEqual(['other tab'])
  stop()
})

test('error: a change that a full storage refused survives a change of another tab, and both are stored later', () => {
  const store = make()
  const listener = vi.fn<() => void>()
  const stop = store.subscribe(listener)
  store.set(['first'])
  const full = fillStorage()
  store.update((all) => [...all, 'refused'])
  full.mockRestore()
  localStorage.setItem(KEY, JSON.stringify(['first', 'other tab']))
  dispatchEvent(new StorageEvent('storage', { key: KEY }))
  expect(listener).toHaveBeenCalledTimes(3)
  expect(store.get()).toEqual(['first', 'other tab', 'refused'])
  stop()
  store.update((all) => [...all, 'later'])
  expect(localStorage.getItem(KEY)).toBe(JSON.stringify(['first', 'other tab', 'refused', 'later']))
})

test('behavior: a codec may keep what it could not read of the text that it replaces', () => {
  const store = createStoredValue<string>(KEY, '', {
    parse: (text) => text.split('|')[0],
    print: (value, stored) => [value, ...(stored ?? '').split('|').slice(1)].join('|'),
  })
  localStorage.setItem(KEY, 'known|unknown')
  store.update((value) => `${value}!`)
  expect(localStorage.getItem(KEY)).toBe('known!|unknown')
})
