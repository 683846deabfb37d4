import * as z from 'zod/mini'
import { createStoredValue, useStoredValue } from './createStoredValue.ts'
import { jsonCodec } from './jsonCodec.ts'

/** Hashes of what was handed out of this browser by link, file or code, each with how many signatures it carried then. */
const store = createStoredValue<Record<string, number>>(
  'countersign.handed-out',
  {},
  jsonCodec(z.record(z.string(), z.number())),
)

/** Somebody took a link, a text or a file of it. */
export const noteHandedOut = (hash: string, signatures: number): void =>
  store.update((all) => ({ ...all, [hash]: Math.max(signatures, all[hash] ?? 0) }))

export const useHandedOut = (): Readonly<Record<string, number>> => useStoredValue(store)
