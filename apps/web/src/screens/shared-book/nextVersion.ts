import type { Address } from '@countersign/primitives'
import { isSameAddress } from '@countersign/primitives'
import type { SharedRow } from '../../data/shared-book/judgeSharedBook.ts'
import { NO_SHARED_ENTRY } from '@countersign/safe/light'

type Place = { readonly address: Address; readonly everyNetwork: boolean }

/** The version that replaces what the book has at a place; the service refuses any other. */
export function nextVersion(rows: readonly SharedRow[], { address, everyNetwork }: Place) {
  const here = rows
    .filter(({ state }) => state !== 'unsigned')
    .map(({ entry }) => entry)
    .filter((entry) => entry.everyNetwork === everyNetwork && isSameAddress(entry.address, address))
    .toSorted((first, second) => second.version - first.version)
  const newest = here[0]
  return { version: (newest?.version ?? 0) + 1, previous: newest?.hash ?? NO_SHARED_ENTRY }
}
