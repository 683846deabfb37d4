import type { Address } from '@countersign/primitives'
import { expect, test } from 'vitest'
import { contactsNamed } from './contactsNamed.ts'

const alice: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const bob: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const entries = [
  { address: alice, name: 'Kestrel Audits', chainId: null },
  { address: bob, name: 'Rent', chainId: '1' },
  { address: alice, name: 'rent', chainId: '1' },
  { address: bob, name: 'Elsewhere', chainId: '10' },
]

test('behavior: the whole name of a contact gives its address, whatever its case', () => {
  expect(contactsNamed(' kestrel  audits ', '1', entries)).toEqual([alice])
})

test('security: a part of a name, a contact of another chain and an empty text give no address', () => {
  expect([
    contactsNamed('Kestrel', '1', entries),
    contactsNamed('Elsewhere', '1', entries),
    contactsNamed(' ', '1', entries),
  ]).toEqual([[], [], []])
})

test('security: two contacts with one name are both given, so that none is chosen silently', () => {
  expect(contactsNamed('Rent', '1', entries)).toEqual([bob, alice])
})
