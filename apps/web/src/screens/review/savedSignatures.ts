import { AddressSchema, ChainId, HashSchema, HexSchema } from '@countersign/api'
import type { Hex } from '@countersign/safe/light'
import * as z from 'zod/mini'
import type { AccountKey } from '../../data/keys/queryKeys.ts'
import { createStoredValue, useStoredValue } from '../../data/storage/createStoredValue.ts'
import { jsonCodec } from '../../data/storage/jsonCodec.ts'
import { Draft } from '../../data/drafts/draftStore.ts'

const SavedSignature = z.object({
  chainId: ChainId,
  safe: AddressSchema,
  safeTxHash: HashSchema,
  owner: AddressSchema,
  signature: HexSchema,
  /** What was signed, where only this browser knows it; null for a proposal the service has. */
  draft: z.nullable(z.object({ id: z.string(), draft: Draft })),
  /** Epoch milliseconds. */
  at: z.number(),
})
export type SavedSignature = z.output<typeof SavedSignature>

const List = z.array(SavedSignature)

/** Signatures the service has not taken yet. A signature once given is never lost to a dropped connection. */
const store = createStoredValue<SavedSignature[]>('countersign.signatures', [], {
  parse: jsonCodec(List).parse,
  print: (value) => JSON.stringify(z.encode(List, value)),
})

type Subject = Pick<SavedSignature, 'chainId' | 'safe' | 'safeTxHash'>

const isSame = (first: Subject, second: Subject) =>
  first.chainId === second.chainId && first.safe === second.safe && first.safeTxHash === second.safeTxHash

const without = (all: readonly SavedSignature[], entry: SavedSignature) =>
  all.filter((known) => !isSame(known, entry) || known.owner !== entry.owner)

export const keepSignature = (entry: SavedSignature): void => store.update((all) => [...without(all, entry), entry])
export const dropSignature = (entry: SavedSignature): void => store.update((all) => without(all, entry))

/** The draft behind a signature that was kept: its own tab may be gone. */
export const findSignedDraft = (id: string): Draft | null =>
  store.get().find(({ draft }) => draft?.id === id)?.draft?.draft ?? null

export const useAllSavedSignatures = (): SavedSignature[] => useStoredValue(store)

export const useSavedSignatures = (key: AccountKey, safeTxHash: Hex | null): SavedSignature[] =>
  useAllSavedSignatures().filter((entry) => safeTxHash !== null && isSame(entry, { ...key, safeTxHash }))
