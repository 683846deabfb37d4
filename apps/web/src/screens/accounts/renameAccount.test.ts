import { beforeEach, expect, test } from 'vitest'
import { ownElsewhere } from '../../data/names/ownElsewhere.ts'
import { addressBookStore } from '../../data/storage/addressBook.ts'
import { savedAccountsStore } from '../../data/storage/pinnedAccounts.ts'
import { renameAccount } from './renameAccount.ts'

const safe = '0x5aFE3855358E112B5647B952709E6165e1c1eEEe'
const key = (chainId: string) => ({ chainId, safe }) as const

beforeEach(() => {
  addressBookStore.set([])
  savedAccountsStore.set([])
})

test('behavior: an address has one name for all its networks; groups stay', () => {
  addressBookStore.set([
    { address: safe, name: 'Old', chainId: '1', groups: ['Treasury'] },
    { address: safe, name: 'Older', chainId: '10', groups: ['Ops'] },
  ])
  renameAccount(safe, [key('1'), key('10')], ' New ')
  expect(addressBookStore.get()).toEqual([{ address: safe, name: 'New', chainId: null, groups: ['Treasury', 'Ops'] }])
})

test('behavior: an account on one network is named there only', () => {
  renameAccount(safe, [key('1')], 'Reserve')
  expect(addressBookStore.get()).toEqual([{ address: safe, name: 'Reserve', chainId: '1' }])
})

test('security: a named account is known as an own one, so that a payment to its address on another network is judged', () => {
  renameAccount(safe, [key('1'), key('10')], 'Reserve')
  expect(savedAccountsStore.get().map(({ chainId, pinned }) => [chainId, pinned])).toEqual([
    ['1', false],
    ['10', false],
  ])
  expect(ownElsewhere('100')).toContainEqual({ address: safe, name: 'Reserve', source: 'elsewhere' })
})
