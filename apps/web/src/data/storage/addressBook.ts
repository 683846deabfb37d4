import { AddressSchema, ChainId } from '@countersign/api'
import { type Address, checksumAddress, isSameAddress } from '@countersign/primitives'
import * as z from 'zod/mini'
import { createStoredValue } from './createStoredValue.ts'
import { useStore } from '../store/useStore.ts'
import { jsonCodec } from './jsonCodec.ts'

/** The longest name of an entry. */
export const MOST_NAME_CHARACTERS = 50

const AddressBookEntry = z.object({
  address: AddressSchema,
  name: z.string().check(z.minLength(1), z.maxLength(MOST_NAME_CHARACTERS)),
  /** Null: on every chain. */
  chainId: z.nullable(ChainId),
})
export type AddressBookEntry = z.output<typeof AddressBookEntry>

/** Names stored in this browser. */
export const addressBookStore = createStoredValue<AddressBookEntry[]>(
  'countersign.address-book',
  [],
  jsonCodec(z.array(AddressBookEntry)),
)

const isSamePlace = (first: AddressBookEntry, second: Pick<AddressBookEntry, 'address' | 'chainId'>): boolean =>
  first.chainId === second.chainId && isSameAddress(first.address, second.address)

/** Adds an entry, or replaces the one for the same address and chain. */
export const saveAddressBookEntry = (entry: AddressBookEntry): void =>
  addressBookStore.update((entries) => [
    ...entries.filter((known) => !isSamePlace(known, entry)),
    { ...entry, address: checksumAddress(entry.address), name: entry.name.trim() },
  ])

export const deleteAddressBookEntry = (entry: Pick<AddressBookEntry, 'address' | 'chainId'>): void =>
  addressBookStore.update((entries) => entries.filter((known) => !isSamePlace(known, entry)))

/** The name of an address on a chain; an entry for that chain precedes one for all chains. */
export function findAddressBookName(
  entries: readonly AddressBookEntry[],
  address: Address,
  chainId: string,
): string | null {
  const known = entries.filter((entry) => isSameAddress(entry.address, address))
  const entry = known.find((one) => one.chainId === chainId) ?? known.find((one) => one.chainId === null)
  return entry?.name ?? null
}

export const useAddressBook = (): AddressBookEntry[] => useStore(addressBookStore)
