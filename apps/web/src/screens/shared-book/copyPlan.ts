import type { SharedRow, VerifiedEntry } from '../../data/shared-book/judgeSharedBook.ts'
import { type AddressBookEntry, placeOfEntry } from '../../data/storage/addressBook.ts'

export type CopyStep = {
  readonly entry: AddressBookEntry
  readonly kind: 'new' | 'same' | 'other'
  /** The name that the own book has for the address. */
  readonly own: string | null
}

export const ownEntryOf = ({ address, name, everyNetwork }: VerifiedEntry, chainId: string): AddressBookEntry => ({
  address,
  name,
  chainId: everyNetwork ? null : chainId,
})

/** What copying the verified names into this browser's book changes. */
export function copyPlan(
  rows: readonly SharedRow[],
  chainId: string,
  own: readonly AddressBookEntry[],
): readonly CopyStep[] {
  const known = new Map(own.map((entry) => [placeOfEntry(entry), entry.name]))
  return rows.flatMap(({ entry, state }) => {
    if (state !== 'named') return []
    const wanted = ownEntryOf(entry, chainId)
    const name = known.get(placeOfEntry(wanted)) ?? null
    return [
      { entry: wanted, own: name, kind: name === null ? 'new' : name === wanted.name ? 'same' : 'other' } as const,
    ]
  })
}
