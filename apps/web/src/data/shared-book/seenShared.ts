import { AddressSchema, ChainId, HashSchema } from '@countersign/api'
import { isSameAddress, jsonCodec } from '@countersign/primitives'
import { createStoredValue } from '@countersign/primitives/browser'
import * as z from 'zod/mini'
import type { AccountKey } from '../keys/queryKeys.ts'
import type { SeenEntry } from './judgeSharedBook.ts'

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
const store = createStoredValue<z.output<typeof Seen>[]>('countersign.shared-books', [], jsonCodec(z.array(Seen)))

const isOf = (key: AccountKey) => (one: AccountKey) => one.chainId === key.chainId && isSameAddress(one.safe, key.safe)

export const seenShared = (key: AccountKey): readonly SeenEntry[] => store.get().find(isOf(key))?.entries ?? []

export function noteSeenShared({ chainId, safe }: AccountKey, entries: readonly SeenEntry[]): void {
  if (JSON.stringify(seenShared({ chainId, safe })) === JSON.stringify(entries)) return
  const others = store.get().filter((one) => !isOf({ chainId, safe })(one))
  store.set([{ chainId, safe, entries: [...entries] }, ...others].slice(0, MOST_ACCOUNTS))
}
