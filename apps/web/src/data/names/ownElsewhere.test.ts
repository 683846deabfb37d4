import { beforeEach, expect, test } from 'vitest'
import { undeployedAccountsStore } from '../undeployed/undeployedAccounts.ts'
import { addressBookStore, saveAddressBookEntry } from '../storage/addressBook.ts'
import { saveAccount, savedAccountsStore } from '../storage/pinnedAccounts.ts'
import { ownElsewhere } from './ownElsewhere.ts'

const reserve = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const planned = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'

beforeEach(() => {
  savedAccountsStore.set([])
  addressBookStore.set([])
  undeployedAccountsStore.set([])
})

test('behavior: an account on another network is listed with its name, until it is on this network too', () => {
  saveAccount({ chainId: '1', safe: reserve })
  saveAddressBookEntry({ address: reserve, name: 'Reserve', chainId: '1' })
  expect(ownElsewhere('10')).toEqual([{ address: reserve, name: 'Reserve', source: 'elsewhere' }])
  expect(ownElsewhere('1')).toEqual([])
  saveAccount({ chainId: '10', safe: reserve })
  expect(ownElsewhere('10')).toEqual([])
})

test('behavior: an account that this browser can deploy is undeployed on its networks, and elsewhere on others', () => {
  const creation = {
    version: '1.4.1',
    factory: reserve,
    singleton: reserve,
    fallbackHandler: reserve,
    owners: [reserve],
    threshold: 1,
    saltNonce: '0',
  } as const
  undeployedAccountsStore.set([
    {
      chainId: '10',
      address: planned,
      name: 'Planned',
      creation: { ...creation, owners: [...creation.owners] },
      addedAt: 0,
      sent: null,
      failure: null,
      deployedAt: null,
    },
  ])
  expect(ownElsewhere('10')).toEqual([{ address: planned, name: 'Planned', source: 'undeployed' }])
  expect(ownElsewhere('8453')).toEqual([{ address: planned, name: 'Planned', source: 'elsewhere' }])
})
