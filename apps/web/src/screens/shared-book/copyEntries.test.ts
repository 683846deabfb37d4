import { beforeEach, expect, test } from 'vitest'
import {
  addressBookStore,
  type AddressBookEntry,
  saveAddressBookEntries,
  saveAddressBookEntry,
} from '../../data/storage/addressBook.ts'
import { copyEntries } from './copyEntries.ts'

const [ana, bob, cleo, dan] = [
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
  '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
] as const
const entry = (address: AddressBookEntry['address'], name: string): AddressBookEntry => ({
  address,
  name,
  chainId: '1',
})
const names = () =>
  addressBookStore
    .get()
    .map(({ name }) => name)
    .toSorted()

beforeEach(() => addressBookStore.set([]))

test('behavior: undo takes the copied names out, and puts replaced entries back with their groups', () => {
  const own = { ...entry(ana, 'Ana'), groups: ['Payroll'] }
  saveAddressBookEntries([own])
  const undo = copyEntries([entry(ana, 'Ana of the team'), entry(bob, 'Bob')])
  expect(names()).toEqual(['Ana of the team', 'Bob'])
  undo()
  expect(addressBookStore.get()).toEqual([own])
})

test('behavior: undo keeps what was added or renamed meanwhile', () => {
  const undo = copyEntries([entry(ana, 'Ana'), entry(bob, 'Bob'), entry(cleo, 'Cleo')])
  saveAddressBookEntry(entry(dan, 'Dan'))
  saveAddressBookEntry(entry(bob, 'Robert'))
  undo()
  expect(names()).toEqual(['Dan', 'Robert'])
})
