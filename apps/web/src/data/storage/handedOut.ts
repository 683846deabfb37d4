import * as z from 'zod/mini'
import { jsonCodec } from '@countersign/primitives'
import { createStoredValue } from '@countersign/primitives/browser'
import { useStore } from '../store/useStore.ts'

/** Hashes of items that were exported from this browser by link, file or code, each with the number of signatures at that time. */
const store = createStoredValue<Record<string, number>>(
  'countersign.handed-out',
  {},
  jsonCodec(z.record(z.string(), z.number())),
)

/** The user exported a link, a text or a file of the item. */
export const noteHandedOut = (hash: string, signatures: number): void =>
  store.update((all) => ({ ...all, [hash]: Math.max(signatures, all[hash] ?? 0) }))

export const useHandedOut = (): Readonly<Record<string, number>> => useStore(store)
