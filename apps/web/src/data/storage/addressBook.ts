import { AddressSchema, ChainId } from '@countersign/api'
import { type Address, checksumAddress } from '@countersign/primitives'
import { createStoredValue } from '@countersign/primitives/browser'
import * as z from 'zod/mini'
import { listCodec } from './listCodec.ts'

/** The longest name of an entry. */
export const MOST_NAME_CHARACTERS = 50
/** The most groups of an entry, and the longest name of a group. */
export const MOST_GROUPS = 10
export const MOST_GROUP_CHARACTERS = 30

/** A name without blanks around it, cut to the length that an entry may have. Half of a character that two code units make is left out. */
export const fitContactName = (name: string): string =>
  name
    .trim()
    .slice(0, MOST_NAME_CHARACTERS)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim()

export const AddressBookEntry = z.object({
  address: AddressSchema,
  name: z.string().check(z.minLength(1), z.maxLength(MOST_NAME_CHARACTERS)),
  /** Null: on every chain. */
  chainId: z.nullable(ChainId),
  /** Left out without any, as in books that were stored before there were groups. */
  groups: z.optional(
    z.array(z.string().check(z.minLength(1), z.maxLength(MOST_GROUP_CHARACTERS))).check(z.maxLength(MOST_GROUPS)),
  ),
})
export type AddressBookEntry = z.output<typeof AddressBookEntry>

/** Earlier versions stored the name in a link uncut. */
const StoredEntry = z.extend(AddressBookEntry, { name: z.string().check(z.overwrite(fitContactName), z.minLength(1)) })

/** Names stored in this browser. */
export const addressBookStore = createStoredValue<AddressBookEntry[]>(
  'countersign.address-book',
  [],
  listCodec(StoredEntry),
)

type Place = Pick<AddressBookEntry, 'address' | 'chainId'>

/** One text for the address and chain of an entry. */
export const placeOfEntry = ({ address, chainId }: Place): string => `${chainId ?? 'all'} ${address.toLowerCase()}`

/**
 * Adds entries, or replaces those for the same address and chain, whose groups stay unless others are given. Written once, however many
 * they are. A long name is cut; an entry without a name is left out.
 */
export const saveAddressBookEntries = (given: readonly AddressBookEntry[]): void => {
  const added = given.flatMap((entry) => {
    const fitted = { ...entry, address: checksumAddress(entry.address), name: fitContactName(entry.name) }
    return AddressBookEntry.safeParse(fitted).success ? [fitted] : []
  })
  const places = new Set(added.map(placeOfEntry))
  addressBookStore.update((entries) => {
    const replaced = new Map(
      entries.flatMap((known) => (places.has(placeOfEntry(known)) ? [[placeOfEntry(known), known.groups]] : [])),
    )
    return [
      ...entries.filter((known) => !places.has(placeOfEntry(known))),
      ...added.map(({ groups, ...entry }) => {
        const kept = groups ?? replaced.get(placeOfEntry(entry))
        return { ...entry, ...(kept && kept.length > 0 ? { groups: kept } : {}) }
      }),
    ]
  })
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
  const known = entriesByAddress(entries).get(address.toLowerCase())
  const entry = known?.find((one) => one.chainId === chainId) ?? known?.find((one) => one.chainId === null)
  return entry?.name ?? null
}

/** A list of thousands of accounts looks up a name for each. */
const indexes = new WeakMap<readonly AddressBookEntry[], Map<string, AddressBookEntry[]>>()

function entriesByAddress(entries: readonly AddressBookEntry[]): Map<string, AddressBookEntry[]> {
  const known = indexes.get(entries)
  if (known) return known
  const index = new Map<string, AddressBookEntry[]>()
  for (const entry of entries) {
    const name = entry.address.toLowerCase()
    const same = index.get(name)
    if (same) same.push(entry)
    else index.set(name, [entry])
  }
  indexes.set(entries, index)
  return index
}
