import { expect, test } from 'vitest'
import { addressBookStore, saveAddressBookEntry } from '../../data/storage/addressBook.ts'
import { jsonCodec } from '@countersign/primitives'
import { AddressBookEntry } from '../../data/storage/addressBook.ts'
import * as z from 'zod/mini'
import { bookRows } from './bookRows.ts'
import { printBook, printBookCsv, readBook } from './bookFile.ts'
import { bookGroups, groupProblem, parseGroups } from './contactGroups.ts'

const vault = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const kestrel = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const grouped: AddressBookEntry = { address: vault, name: 'Vault', chainId: null, groups: ['Payroll', 'Suppliers, EU'] }
const plain: AddressBookEntry = { address: kestrel, name: 'Kestrel', chainId: '1' }

test('behavior: groups are typed with commas, each once; too many or too long names are refused with both numbers', () => {
  expect(parseGroups(' Payroll,  payroll ; Suppliers  EU,, ')).toEqual(['Payroll', 'Suppliers EU'])
  expect(groupProblem(['Payroll'])).toBeNull()
  expect(groupProblem(['x'.repeat(31)])).toBe('A group name has 31 characters; the limit is 30. Shorten it.')
  expect(groupProblem(Array.from({ length: 11 }, (_, index) => `g${index}`))).toContain('11 groups; the limit is 10')
})

test('behavior: the book is filtered by group and by the words of a group, in any letter case', () => {
  const entries = [grouped, { ...plain, groups: ['payroll'] }]
  expect(bookGroups(entries)).toEqual([
    { name: 'Payroll', count: 2 },
    { name: 'Suppliers, EU', count: 1 },
  ])
  expect(bookRows(entries, '', 'PAYROLL').map(({ name }) => name)).toEqual(['Kestrel', 'Vault'])
  expect(bookRows(entries, 'kes', 'payroll').map(({ name }) => name)).toEqual(['Kestrel'])
  expect(bookRows(entries, 'suppliers').map(({ name }) => name)).toEqual(['Vault'])
})

test('behavior: JSON and CSV keep the groups; a book without groups has the three columns of other wallets', () => {
  const fresh = [
    { ...grouped, groups: ['Payroll', 'Suppliers EU'], abi: null },
    { ...plain, abi: null },
  ]
  const entries = [{ ...grouped, groups: ['Payroll', 'Suppliers EU'] }, plain]
  for (const text of [printBook(entries, []), printBookCsv(entries)])
    expect(readBook(text, [], [], ['1'])).toMatchObject({ ok: true, fresh, refused: [] })
  expect(printBookCsv(entries)).toContain('address,name,chainId,groups')
  expect(printBookCsv([plain]).split('\n')[0]).toMatch(/address,name,chainId\r?$/)
  expect(readBook(`address,name,chainId,groups\n${vault},Vault,,${'x'.repeat(31)}`, [], [], [])).toMatchObject({
    refused: ['Row 2: A group name has 31 characters; the limit is 30. Shorten it.'],
  })
})

test('behavior: a stored book without groups is read, and a new name keeps the groups of its contact', () => {
  const codec = jsonCodec(z.array(AddressBookEntry))
  expect(codec.parse(JSON.stringify([plain, grouped]))).toEqual([plain, grouped])
  addressBookStore.set([grouped])
  saveAddressBookEntry({ address: vault, name: 'Main vault', chainId: null })
  expect(addressBookStore.get()).toEqual([{ ...grouped, name: 'Main vault' }])
  addressBookStore.set([])
})
