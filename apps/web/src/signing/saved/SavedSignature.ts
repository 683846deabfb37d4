import { AddressSchema, ChainId, HashSchema, HexSchema } from '@countersign/api'
import * as z from 'zod/mini'
import { Draft } from '../../data/drafts/draftStore.ts'
import { MessageDraft } from '../../data/drafts/messageDraftStore.ts'

const Fields = {
  chainId: ChainId,
  safe: AddressSchema,
  /** The hash that was signed: a safeTxHash, or the hash of a message. */
  hash: HashSchema,
  owner: AddressSchema,
  signature: HexSchema,
  /** Epoch milliseconds. */
  at: z.number(),
}

/**
 * A signature that the service has not accepted yet. `draft` is what was signed, where only this browser has it; null where the service has
 * the transaction or message.
 */
export const SavedSignature = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('transaction'),
    ...Fields,
    draft: z.nullable(z.object({ id: z.string(), draft: Draft })),
  }),
  z.object({
    kind: z.literal('message'),
    ...Fields,
    draft: z.nullable(z.object({ id: z.string(), draft: MessageDraft })),
  }),
])
export type SavedSignature = z.output<typeof SavedSignature>

/** What names one signature. */
export type SignatureIdentity = Pick<SavedSignature, 'kind' | 'chainId' | 'safe' | 'hash' | 'owner'>

export const SIGNATURES_PREFIX = 'countersign.undelivered-signature.'

/** Each signature has an entry of its own in the storage, so that no tab and no other build of the page overwrites it. */
export const keyOfSignature = ({ kind, chainId, safe, hash, owner }: SignatureIdentity): string =>
  `${SIGNATURES_PREFIX}${kind}:${chainId}:${safe}:${hash}:${owner}`.toLowerCase()
