import { beforeEach, expect, it, vi } from 'vitest'
import { readRecentWallets, rememberRecentWallet } from './recentWallets.ts'

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
})

it('behavior: three wallets are stored by id, newest first', () => {
  for (const id of ['metaMask', 'rainbow', 'brave', 'ledger']) rememberRecentWallet(id)
  expect(readRecentWallets()).toEqual(['ledger', 'brave', 'rainbow'])
  rememberRecentWallet('rainbow')
  expect(readRecentWallets()).toEqual(['rainbow', 'ledger', 'brave'])
  expect(JSON.parse(localStorage.getItem('countersign.recent-wallets') ?? '')).toHaveLength(3)
})

it.each(['nonsense', '{}', '[1,2]'])('error: stored %s gives an empty list', (text) => {
  localStorage.setItem('countersign.recent-wallets', text)
  expect(readRecentWallets()).toEqual([])
})
