import { AddressSchema, ChainId } from '@countersign/api'
import { type Address, checksumAddress, isSameAddress } from '@countersign/primitives'
import * as z from 'zod/mini'
import { createStoredValue } from './createStoredValue.ts'
import { useStore } from '../store/useStore.ts'
import { jsonCodec } from './jsonCodec.ts'

/** The longest name of an entry. */
export const MOST_NAME_CHARACTERS = 50

export const AddressBookEntry = z.object({
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

type Place = Pick<AddressBookEntry, 'address' | 'chainId'>

/** One text for the address and chain of an entry. */
export const placeOfEntry = ({ address, chainId }: Place): string => `${chainId ?? 'all'} ${address.toLowerCase()}`

/** Adds entries, or replaces those for the same address and chain. Written once, however many they are. */
export const saveAddressBookEntries = (added: readonly AddressBookEntry[]): void => {
  const places = new Set(added.map(placeOfEntry))
  addressBookStore.update((entries) => [
    ...entries.filter((known) => !places.has(placeOfEntry(known))),
    ...added.map((entry) => ({ ...entry, address: checksumAddress(entry.address), name: entry.name.trim() })),
  ])
}
export const saveAddressBookEntry = (entry: AddressBookEntry): void => saveAddressBookEntries([entry])

export const deleteAddressBookEntries = (removed: readonly Place[]): void => {
  const places = new Set(removed.map(placeOfEntry))
  addressBookStore.update((entries) => entries.filter((known) => !places.has(placeOfEntry(known))))
}
export const deleteAddressBookEntry = (entry: Place): void => deleteAddressBookEntries([entry])

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
