import { beforeEach, expect, it, vi } from 'vitest'
import { createRecentWallets } from './createRecentWallets.ts'

const recent = createRecentWallets('test.recent-wallets')

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
})

it('behavior: three wallets are stored by id, newest first', () => {
  for (const id of ['metaMask', 'rainbow', 'brave', 'ledger']) recent.remember(id)
  expect(recent.read()).toEqual(['ledger', 'brave', 'rainbow'])
  recent.remember('rainbow')
  expect(recent.read()).toEqual(['rainbow', 'ledger', 'brave'])
  expect(JSON.parse(localStorage.getItem('test.recent-wallets') ?? '')).toHaveLength(3)
})

it.each(['nonsense', '{}', '[1,2]'])('error: stored %s gives an empty list', (text) => {
  localStorage.setItem('test.recent-wallets', text)
  expect(recent.read()).toEqual([])
})
