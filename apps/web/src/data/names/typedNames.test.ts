import type { Hex } from '@countersign/primitives'
import { beforeEach, expect, it, vi } from 'vitest'

const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const token = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const transfer: Hex = `0xa9059cbb${alice.slice(2).toLowerCase().padStart(64, '0')}${'1'.padStart(64, '0')}`
const entry = { chainId: '1', name: 'alice.eth', address: alice, namedBy: 'bundle' } as const

/** Like a reload: storage stays, memory does not. */
const load = async () => {
  vi.resetModules()
  return (await import('./typedNames.ts')).typedNames
}

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
  return () => vi.unstubAllGlobals()
})

it('behavior: a typed name is found by its address as target and inside the data, also after a reload', async () => {
  const names = await load()
  names.note(entry)
  names.note(entry)
  const reloaded = await load()
  expect(reloaded.in('1', [alice])).toEqual([entry])
  expect(reloaded.in('1', [token, transfer])).toEqual([entry])
})

it('behavior: a transaction without the address, or on another network, has no typed name', async () => {
  const names = await load()
  names.note(entry)
  expect(names.in('1', [token])).toEqual([])
  expect(names.in('10', [alice])).toEqual([])
})

it('error: without storage the name is known until the page is closed', async () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => null,
    setItem: () => {
      throw new Error('forbidden')
    },
  })
  const names = await load()
  names.note(entry)
  expect(names.in('1', [alice])).toEqual([entry])
})
