import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test } from 'vitest'
import { addressBookStore, saveAddressBookEntry } from '../storage/addressBook.ts'
import { addUndeployed, undeployedAccountsStore } from '../undeployed/undeployedAccounts.ts'
import { noteDeployed } from './noteDeployed.ts'

const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const owner = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'
const creation = {
  version: '1.4.1',
  factory: owner,
  singleton: owner,
  fallbackHandler: owner,
  owners: [owner],
  threshold: 1,
  saltNonce: '1',
} as const

/** Adds the account as a link gives it, and notes that it was deployed. */
function deploy(name: string): void {
  addUndeployed([{ chainId: '1', address, name, creation: { ...creation, owners: [owner] } }])
  const [account] = undeployedAccountsStore.get()
  if (account) noteDeployed(new QueryClient(), account)
}
const names = () => addressBookStore.get().map(({ name, chainId }) => [name, chainId])

beforeEach(() => {
  addressBookStore.set([])
  undeployedAccountsStore.set([])
})

test('behavior: a deployed account gets the name of its creation', () => {
  saveAddressBookEntry({ address, name: 'On Base', chainId: '8453' })
  deploy('Reserve')
  expect(names()).toEqual([
    ['On Base', '8453'],
    ['Reserve', '1'],
  ])
})

test.each([['1'], [null]])('security: the name in a link replaces no name of this browser (network: %s)', (chainId) => {
  saveAddressBookEntry({ address, name: 'My treasury', chainId })
  deploy('Name of the link')
  expect(names()).toEqual([['My treasury', chainId]])
})

test('error: the name of an account is cut to the length of a contact’s name', () => {
  deploy(`  ${'x'.repeat(80)}`)
  expect(undeployedAccountsStore.get()[0]?.name).toBe('x'.repeat(50))
  expect(names()).toEqual([['x'.repeat(50), '1']])
})

test('error: a blank name names no account', () => {
  deploy('   ')
  expect(names()).toEqual([])
})
