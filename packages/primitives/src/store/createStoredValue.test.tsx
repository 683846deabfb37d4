import { afterEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { createStoredValue } from './createStoredValue.ts'
import { jsonCodec } from './jsonCodec.ts'

const KEY = 'countersign.test-values'
const make = () => createStoredValue<string[]>(KEY, [], jsonCodec(z.array(z.string())))
afterEach(() => vi.restoreAllMocks())

test('behavior: a change keeps what another tab stored, also before this tab has heard of it', () => {
  const store = make()
  store.set(['first'])
  // The other tab; its event has not arrived yet.
  localStorage.setItem(KEY, JSON.stringify(['first', 'other tab']))
  expect([store.get(), store.read()]).toEqual([['first'], ['first', 'other tab']])
  store.update((all) => [...all, 'this tab'])
  expect(store.get()).toEqual(['first', 'other tab', 'this tab'])
  expect(localStorage.getItem(KEY)).toBe(JSON.stringify(['first', 'other tab', 'this tab']))
})

test('behavior: what a full storage refuses stays in memory, and a later change that fits stores all of it', () => {
  const store = make()
  store.set(['first'])
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  store.update((all) => [...all, 'second'])
  expect([store.get(), store.read()]).toEqual([
    ['first', 'second'],
    ['first', 'second'],
  ])
  full.mockRestore()
  store.update((all) => [...all, 'third'])
  expect(localStorage.getItem(KEY)).toBe(JSON.stringify(['first', 'second', 'third']))
})
