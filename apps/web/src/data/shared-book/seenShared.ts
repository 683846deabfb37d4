import { AddressSchema, ChainId, HashSchema } from '@countersign/api'
import { isSameAddress } from '@countersign/primitives'
import { createStoredValue } from '@countersign/primitives/browser'
import * as z from 'zod/mini'
import type { AccountKey } from '../keys/queryKeys.ts'
import { placeOfShared, type SeenEntry } from './judgeSharedBook.ts'
import { listCodec } from '../storage/listCodec.ts'

const MOST_ACCOUNTS = 50

const Seen = z.object({
  chainId: ChainId,
  safe: AddressSchema,
  entries: z.array(
    z.object({
      address: AddressSchema,
      everyNetwork: z.boolean(),
      version: z.number(),
      hash: HashSchema,
      name: z.string(),
    }),
  ),
})

/** What this browser has seen of shared address books, newest account first. */
const store = createStoredValue<z.output<typeof Seen>[]>('countersign.shared-books', [], listCodec(Seen))

const isOf = (key: AccountKey) => (one: AccountKey) => one.chainId === key.chainId && isSameAddress(one.safe, key.safe)

export const seenShared = (key: AccountKey): readonly SeenEntry[] => store.read().find(isOf(key))?.entries ?? []

/** Another tab may have seen more of the book: of each place, the highest version stays, and of one version what was seen first. */
export function noteSeenShared(key: AccountKey, entries: readonly SeenEntry[]): void {
  const known = seenShared(key)
  if (JSON.stringify(known) === JSON.stringify(highestOf([...known, ...entries]))) return
  store.update((all) => {
    const before = all.find(isOf(key))?.entries ?? []
    const others = all.filter((one) => !isOf(key)(one))
    const { chainId, safe } = key
    return [{ chainId, safe, entries: highestOf([...before, ...entries]) }, ...others].slice(0, MOST_ACCOUNTS)
  })
}

function highestOf(entries: readonly SeenEntry[]): SeenEntry[] {
  const byPlace = new Map<string, SeenEntry>()
  for (const entry of entries) {
    const known = byPlace.get(placeOfShared(entry))
    if (known === undefined || entry.version > known.version) byPlace.set(placeOfShared(entry), entry)
  }
  return [...byPlace.values()]
}
