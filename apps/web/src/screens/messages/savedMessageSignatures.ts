import { AddressSchema, ChainId, HashSchema, HexSchema } from '@countersign/api'
import type { Hex } from '@countersign/safe/light'
import * as z from 'zod/mini'
import { MessageDraft } from '../../data/drafts/messageDraftStore.ts'
import type { AccountKey } from '../../data/keys/queryKeys.ts'
import { createStoredValue, useStoredValue } from '../../data/storage/createStoredValue.ts'
import { jsonCodec } from '../../data/storage/jsonCodec.ts'

const SavedMessageSignature = z.object({
  chainId: ChainId,
  safe: AddressSchema,
  messageHash: HashSchema,
  owner: AddressSchema,
  signature: HexSchema,
  /** What was signed, where only this browser knows it; null for a message the service has. */
  draft: z.nullable(z.object({ id: z.string(), draft: MessageDraft })),
})
export type SavedMessageSignature = z.output<typeof SavedMessageSignature>

/** Signatures of messages the service has not taken yet. One given is never lost to a dropped connection. */
const store = createStoredValue<SavedMessageSignature[]>(
  'countersign.message-signatures',
  [],
  jsonCodec(z.array(SavedMessageSignature)),
)

const isSame = (first: SavedMessageSignature, second: SavedMessageSignature) =>
  first.chainId === second.chainId &&
  first.safe === second.safe &&
  first.messageHash === second.messageHash &&
  first.owner === second.owner

export const keepMessageSignature = (entry: SavedMessageSignature): void =>
  store.update((all) => [...all.filter((known) => !isSame(known, entry)), entry])
export const dropMessageSignature = (entry: SavedMessageSignature): void =>
  store.update((all) => all.filter((known) => !isSame(known, entry)))

/** The draft behind a signature that was kept: its own tab may be gone. */
export const findSignedMessage = (id: string): MessageDraft | null =>
  store.get().find(({ draft }) => draft?.id === id)?.draft?.draft ?? null

export const useSavedMessageSignatures = (
  { chainId, safe }: AccountKey,
  messageHash: Hex | null,
): SavedMessageSignature[] =>
  useStoredValue(store).filter(
    (entry) => entry.chainId === chainId && entry.safe === safe && entry.messageHash === messageHash,
  )
