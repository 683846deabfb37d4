import { type Address, isSameAddress } from '@countersign/primitives'
import { MOST_NAME_CHARACTERS, type AddressBookEntry } from '../../data/storage/addressBook.ts'

type Input = {
  readonly name: string
  readonly address: Address | null
  readonly chainId: string | null
  readonly entries: readonly AddressBookEntry[]
  /** The entry being edited, which may keep what it has. */
  readonly editing: AddressBookEntry | null
}

export type EntryProblems = {
  readonly name: string | null
  readonly address: string | null
  readonly remark: string | null
}

/** What stands against saving an entry, each in a sentence at its field; the remark does not. */
export function entryProblems({ name, address, chainId, entries, editing }: Input): EntryProblems {
  const trimmed = name.trim()
  const others = entries.filter((entry) => entry !== editing)
  const same = address && others.find((entry) => entry.chainId === chainId && isSameAddress(entry.address, address))
  const namesake = others.find((entry) => entry.name.toLowerCase() === trimmed.toLowerCase())
  return {
    name:
      trimmed === ''
        ? 'Enter a name.'
        : trimmed.length > MOST_NAME_CHARACTERS
          ? `The name has ${trimmed.length} characters; at most ${MOST_NAME_CHARACTERS} are allowed.`
          : null,
    address: same ? `This address already has the name "${same.name}" there. Edit that entry instead.` : null,
    remark: trimmed !== '' && namesake ? `Another entry has the name "${namesake.name}" too.` : null,
  }
}
