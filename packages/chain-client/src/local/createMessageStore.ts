import { type Hex, isSameAddress } from '@countersign/primitives'
import { addSignatures } from './addSignatures.ts'
import { createKeptStore, type KeptStore } from './createKeptStore.ts'
import type { KeyValue } from './KeyValue.ts'
import { LocalMessage } from './LocalMessage.ts'

type Subject = { readonly chainId: string; readonly messageHash: Hex }

/** Where messages are stored. */
export type MessageStore = KeptStore<LocalMessage, Subject>

/** Merges two versions of one message: the stored one stays, and signatures are added. */
export function mergeMessages(known: LocalMessage | undefined, incoming: LocalMessage): LocalMessage {
  if (!known) return { ...incoming, signatures: addSignatures([], incoming.signatures) }
  // The account is part of the hash, so the page never stores another account under the same hash.
  if (!isSameAddress(known.safe, incoming.safe)) return known
  const signatures = addSignatures(known.signatures, incoming.signatures)
  const learned = signatures.length > known.signatures.length
  return {
    ...known,
    signatures,
    proposer: known.proposer ?? incoming.proposer,
    origin: known.origin ?? incoming.origin,
    // A message that the user acted on belongs to the user: it is offered to the service like a message created here.
    source: known.source === 'page' ? 'page' : incoming.source,
    modifiedAt: learned ? Math.max(known.modifiedAt, incoming.modifiedAt) : known.modifiedAt,
    // The new signatures have not been offered to a service yet.
    offer: learned ? null : known.offer,
  }
}

/**
 * Messages that are stored in this browser, with their signatures.
 *
 * @param onKeep called after a message was kept
 * @example
 * const messages = createMessageStore(memoryKeyValue())
 */
export const createMessageStore = (table: KeyValue, onKeep?: () => void): MessageStore =>
  createKeptStore<Subject, LocalMessage>({
    table,
    schema: LocalMessage,
    keyOf: ({ chainId, messageHash }) => `${chainId}:${messageHash.toLowerCase()}`,
    merge: mergeMessages,
    channel: 'countersign.messages',
    onKeep,
  })
