import { AddressSchema, ChainId, HashSchema, HexSchema } from '@countersign/api'
import type { Hex } from '@countersign/safe/light'
import * as z from 'zod/mini'
import type { AccountKey } from '../../shared/query/queryKeys.ts'
import { createStoredValue, useStoredValue } from '../../shared/storage/createStoredValue.ts'
import { jsonCodec } from '../../shared/storage/jsonCodec.ts'

const SavedSignature = z.object({
  chainId: ChainId,
  safe: AddressSchema,
  safeTxHash: HashSchema,
  owner: AddressSchema,
  signature: HexSchema,
  /** Epoch milliseconds. */
  at: z.number(),
})
export type SavedSignature = z.output<typeof SavedSignature>

/** Signatures the service has not taken yet. A signature once given is never lost to a dropped connection. */
const store = createStoredValue<SavedSignature[]>('countersign.signatures', [], jsonCodec(z.array(SavedSignature)))

const isSame = (first: SavedSignature, second: Pick<SavedSignature, 'chainId' | 'safe' | 'safeTxHash'>) =>
  first.chainId === second.chainId && first.safe === second.safe && first.safeTxHash === second.safeTxHash

export const keepSignature = (entry: SavedSignature): void =>
  store.update((all) => [...all.filter((known) => !isSame(known, entry) || known.owner !== entry.owner), entry])

export const dropSignature = (entry: SavedSignature): void =>
  store.update((all) => all.filter((known) => !isSame(known, entry) || known.owner !== entry.owner))

export const useSavedSignatures = (key: AccountKey, safeTxHash: Hex | null): SavedSignature[] =>
  useStoredValue(store).filter((entry) => safeTxHash !== null && isSame(entry, { ...key, safeTxHash }))
