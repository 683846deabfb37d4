import { type Address, isSameAddress } from '@countersign/primitives'
import { MOST_NAME_CHARACTERS, type AddressBookEntry } from '../../data/storage/addressBook.ts'
import { contactMessages } from './contactMessages.ts'

type Input = {
  readonly name: string
  readonly address: Address | null
  readonly chainId: string | null
  readonly entries: readonly AddressBookEntry[]
  /** The edited entry, which may keep its values. */
  readonly editing: AddressBookEntry | null
}

export type EntryProblems = {
  readonly name: string | null
  readonly address: string | null
  readonly remark: string | null
}

/** The problems of an entry, one sentence for each field; a remark does not prevent saving. */
export function entryProblems({ name, address, chainId, entries, editing }: Input): EntryProblems {
  const trimmed = name.trim()
  const others = entries.filter((entry) => entry !== editing)
  const same = address && others.find((entry) => entry.chainId === chainId && isSameAddress(entry.address, address))
  const namesake = others.find((entry) => entry.name.toLowerCase() === trimmed.toLowerCase())
  return {
    name:
      trimmed === ''
        ? contactMessages.noName
        : trimmed.length > MOST_NAME_CHARACTERS
          ? contactMessages.longName({ length: trimmed.length, limit: MOST_NAME_CHARACTERS })
          : null,
    address: same ? contactMessages.sameAddress({ name: same.name }) : null,
    remark: trimmed !== '' && namesake ? contactMessages.sameName({ name: namesake.name }) : null,
  }
}
