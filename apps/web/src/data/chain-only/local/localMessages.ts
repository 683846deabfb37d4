import { isSameAddress, type Hex } from '@countersign/safe/light'
import { addSignatures } from './addSignatures.ts'
import { createKeptStore, type KeptStore } from './createKeptStore.ts'
import { browserKeyValue, type KeyValue } from './keyValue.ts'
import { LocalMessage } from './LocalMessage.ts'

type Subject = { readonly chainId: string; readonly messageHash: Hex }

/** Where messages are kept. */
export type MessageStore = KeptStore<LocalMessage, Subject>

/** Two tellings of one message become one: what is here stays, signatures are added. */
export function mergeMessages(known: LocalMessage | undefined, incoming: LocalMessage): LocalMessage {
  if (!known) return { ...incoming, signatures: addSignatures([], incoming.signatures) }
  // The account is part of the hash: another one under the same name is nothing this page ever wrote.
  if (!isSameAddress(known.safe, incoming.safe)) return known
  const signatures = addSignatures(known.signatures, incoming.signatures)
  const learned = signatures.length > known.signatures.length
  return {
    ...known,
    signatures,
    proposer: known.proposer ?? incoming.proposer,
    origin: known.origin ?? incoming.origin,
    // What somebody here acted on is theirs: it is offered to the service like what was made here.
    source: known.source === 'page' ? 'page' : incoming.source,
    modifiedAt: learned ? Math.max(known.modifiedAt, incoming.modifiedAt) : known.modifiedAt,
    // New signatures have been offered to nobody yet.
    offer: learned ? null : known.offer,
  }
}

export const createMessageStore = (table: KeyValue): MessageStore =>
  createKeptStore<Subject, LocalMessage>({
    table,
    schema: LocalMessage,
    keyOf: ({ chainId, messageHash }) => `${chainId}:${messageHash.toLowerCase()}`,
    merge: mergeMessages,
    channel: 'countersign.messages',
  })

/** Messages of this browser. */
export const localMessages: MessageStore = createMessageStore(browserKeyValue('countersign-messages'))
