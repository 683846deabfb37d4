import type { Hex } from '@countersign/primitives'
import type { Draft } from '../../data/drafts/draftStore.ts'
import type { MessageDraft } from '../../data/drafts/messageDraftStore.ts'
import type { AccountKey } from '../../data/keys/queryKeys.ts'
import { createStoredValue } from '../../data/storage/createStoredValue.ts'
import { useStore } from '../../data/store/useStore.ts'
import {
  EARLIER_KEYS,
  parseSavedSignatures,
  printSavedSignatures,
  readEarlierSignatures,
} from './readSavedSignatures.ts'
import type { SavedSignature } from './SavedSignature.ts'

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
