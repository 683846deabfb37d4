import { type Address, isSameAddress } from '@countersign/primitives'
import type { AddressBookEntry } from '../storage/addressBook.ts'

export type AddressSuggestion = {
  readonly address: Address
  readonly name: string
  readonly source: 'you' | 'service' | 'shared'
}

const MOST_SUGGESTIONS = 6

type Input = {
  readonly text: string
  readonly chainId: string
  readonly entries: readonly AddressBookEntry[]
  /** Other addresses with names: own accounts, demo owners, names that owners share. */
  readonly others: readonly AddressSuggestion[]
  /** The number of suggestions in the list below a field. */
  readonly most?: number
}

/** Known addresses of this chain whose name or digits contain the typed text; the user's own names first. */
export function addressSuggestions({
  text,
  chainId,
  entries,
  others,
  most = MOST_SUGGESTIONS,
}: Input): AddressSuggestion[] {
  const wanted = text.trim().toLowerCase()
  const own: AddressSuggestion[] = entries
    .filter((entry) => entry.chainId === null || entry.chainId === chainId)
    .map(({ address, name }) => ({ address, name, source: 'you' }))
  const all = [...own, ...others]
  return all
    .filter(({ address }, index) => all.findIndex((one) => isSameAddress(one.address, address)) === index)
    .filter(({ address, name }) => name.toLowerCase().includes(wanted) || address.toLowerCase().includes(wanted))
    .slice(0, most)
}
