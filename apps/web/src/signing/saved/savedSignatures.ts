import type { Hex } from '@countersign/primitives'
import { createStoredValue } from '@countersign/primitives/browser'
import { Draft } from '../../data/drafts/draftStore.ts'
import { MessageDraft } from '../../data/drafts/messageDraftStore.ts'
import type { AccountKey } from '../../data/keys/queryKeys.ts'
import { useStore } from '../../data/store/useStore.ts'
import * as z from 'zod/mini'
import { AddressSchema, ChainId, HashSchema, HexSchema } from '@countersign/api'

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

/** Earlier versions of the page stored the two kinds under separate keys, each with its own field name for the hash. */
const EARLIER = [
  { key: 'countersign.signatures', kind: 'transaction', hash: 'safeTxHash' },
  { key: 'countersign.message-signatures', kind: 'message', hash: 'messageHash' },
] as const

const EARLIER_KEYS = EARLIER.map(({ key }) => key)

const Entries = z.array(z.record(z.string(), z.unknown()))

/** Parses each entry alone, so that an unreadable entry does not hide the others. */
export const parseSavedSignatures = (text: string): SavedSignature[] =>
  entriesOf(text).flatMap((entry) => {
    const parsed = SavedSignature.safeParse(entry)
    return parsed.success ? [parsed.data] : []
  })

export const printSavedSignatures = (signatures: readonly SavedSignature[]): string =>
  JSON.stringify(z.encode(z.array(SavedSignature), [...signatures]))

/** Signatures that an earlier version of the page stored. Its messages had no time. */
export const readEarlierSignatures = (storage: Pick<Storage, 'getItem'>): SavedSignature[] =>
  EARLIER.flatMap(({ key, kind, hash }) => {
    const entries = entriesOf(storage.getItem(key) ?? '[]')
    return parseSavedSignatures(JSON.stringify(entries.map((entry) => ({ at: 0, ...entry, kind, hash: entry[hash] }))))
  })

function entriesOf(text: string): z.output<typeof Entries> {
  try {
    const parsed = Entries.safeParse(JSON.parse(text))
    return parsed.success ? parsed.data : []
  } catch {
    return []
  }
}

const KEY = 'countersign.saved-signatures'

/** Signatures that the service has not accepted yet. They are stored, so that a broken connection or a closed page does not lose them. */
const store = createStoredValue<SavedSignature[]>(KEY, [], {
  parse: parseSavedSignatures,
  print: printSavedSignatures,
})

type Identity = Pick<SavedSignature, 'kind' | 'chainId' | 'safe' | 'hash' | 'owner'>

const isSame = (first: Identity, second: Identity): boolean =>
  first.kind === second.kind &&
  first.chainId === second.chainId &&
  first.safe === second.safe &&
  first.hash === second.hash &&
  first.owner === second.owner

const without = (all: readonly SavedSignature[], entry: Identity) => all.filter((known) => !isSame(known, entry))

export const keepSignature = (entry: SavedSignature): void => store.update((all) => [...without(all, entry), entry])
export const dropSignature = (entry: Identity): void => store.update((all) => without(all, entry))

/** As it is stored now: another tab may have written it a moment ago. */
export const findSavedSignature = (entry: Identity): SavedSignature | null =>
  store.read().find((known) => isSame(known, entry)) ?? null

/** The draft of a saved signature. The tab that stored the draft may be closed. */
export const findSignedDraft = (id: string): Draft | null =>
  store.get().flatMap((one) => (one.kind === 'transaction' && one.draft?.id === id ? [one.draft.draft] : []))[0] ?? null

/** The message draft of a saved signature. */
export const findSignedMessage = (id: string): MessageDraft | null =>
  store.get().flatMap((one) => (one.kind === 'message' && one.draft?.id === id ? [one.draft.draft] : []))[0] ?? null

export const useAllSavedSignatures = (): SavedSignature[] => useStore(store)

/** @param hash null while it is not computed yet */
export const useSavedSignatures = ({ chainId, safe }: AccountKey, hash: Hex | null): SavedSignature[] =>
  useAllSavedSignatures().filter((one) => one.chainId === chainId && one.safe === safe && one.hash === hash)

/** Moves the entries of an earlier version of the page. The old entries are deleted only after storage has the new ones. */
function adoptEarlierSignatures(): void {
  try {
    const earlier = readEarlierSignatures(localStorage)
    if (earlier.length === 0) return
    for (const entry of earlier) keepSignature(entry)
    const stored = parseSavedSignatures(localStorage.getItem(KEY) ?? '[]')
    if (earlier.every((entry) => stored.some((one) => isSame(one, entry))))
      for (const key of EARLIER_KEYS) localStorage.removeItem(key)
  } catch {
    // The browser refuses storage: there is nothing to move.
  }
}

adoptEarlierSignatures()
