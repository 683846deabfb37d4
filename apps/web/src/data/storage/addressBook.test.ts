import type { Address } from '@countersign/primitives'
import { afterEach, expect, test, vi } from 'vitest'

const alice: Address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const bob: Address = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'
const KEY = 'countersign.address-book'

const kept = new Map<string, string>()
/** The book as a page finds it that starts with these entries in storage. */
async function open(entries?: readonly unknown[]) {
  if (entries !== undefined) kept.set(KEY, JSON.stringify(entries))
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  })
  vi.resetModules()
  return import('./addressBook.ts')
}
afterEach(() => {
  vi.unstubAllGlobals()
  kept.clear()
})

test('behavior: a stored name that is too long is cut, and does not hide the other entries', async () => {
  const entries = [
    { address: alice, name: 'x'.repeat(80), chainId: '1' },
    { address: bob, name: 'Bob', chainId: null },
  ]
  const { addressBookStore } = await open(entries)
  expect(addressBookStore.get().map(({ name }) => name)).toEqual(['x'.repeat(50), 'Bob'])
})

test('error: an unreadable entry does not hide the other entries', async () => {
  const { addressBookStore } = await open([{ address: 'nonsense' }, { address: bob, name: 'Bob', chainId: null }])
  expect(addressBookStore.get()).toMatchObject([{ name: 'Bob' }])
})

test('error: what a page saves can be read after the next start, whatever the name', async () => {
  const { saveAddressBookEntries, addressBookStore } = await open([])
  saveAddressBookEntries([{ address: bob, name: 'Bob', chainId: null }])
  saveAddressBookEntries([
    { address: alice, name: `${'x'.repeat(49)}😀 and more`, chainId: '1' },
    { address: bob, name: '  ', chainId: null },
    { address: bob, name: '', chainId: '10' },
  ])
  const now = addressBookStore.get()
  expect(now).toMatchObject([
    { name: 'Bob', chainId: null },
    { name: 'x'.repeat(49), chainId: '1' },
  ])
  expect((await open()).addressBookStore.get()).toEqual(now)
})
