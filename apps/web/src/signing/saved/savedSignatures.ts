import { createStore, type Hex } from '@countersign/primitives'
import * as z from 'zod/mini'
import type { Draft } from '../../data/drafts/draftStore.ts'
import type { MessageDraft } from '../../data/drafts/messageDraftStore.ts'
import type { AccountKey } from '../../data/keys/queryKeys.ts'
import { useStore } from '../../data/store/useStore.ts'
import type { UndeliveredSignature } from '../sequence/SigningPorts.ts'
import { earlierSignatures } from './earlierSignatures.ts'
import { keyOfSignature, SavedSignature, type SignatureIdentity, SIGNATURES_PREFIX } from './SavedSignature.ts'

/** A signature that the service has not accepted yet. It is lost with the tab when the storage is full or forbidden. */
type Undelivered = SavedSignature & Pick<UndeliveredSignature, 'isStored'>

/** Signatures that the storage has refused, by their keys. */
const inTab = new Map<string, SavedSignature>()

/** Signatures that the service has not accepted yet. They are stored, so that a broken connection or a closed page does not lose them. */
const store = createStore<Undelivered[]>(readAll(), () => {
  // Another tab may have changed them while nothing here was listening.
  store.set(readAll())
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key.startsWith(SIGNATURES_PREFIX) || earlierSignatures.isKey(key)) changed()
  }
  addEventListener('storage', onStorage)
  return () => removeEventListener('storage', onStorage)
})

/** @returns whether the browser stored it; otherwise it exists in this tab only */
export function keepSignature(entry: SavedSignature): boolean {
  inTab.set(keyOfSignature(entry), entry)
  changed()
  return !inTab.has(keyOfSignature(entry))
}

export function dropSignature(entry: SignatureIdentity): void {
  const key = keyOfSignature(entry)
  inTab.delete(key)
  try {
    localStorage.removeItem(key)
    earlierSignatures.remove((one) => keyOfSignature(one) === key)
  } catch {
    // The browser refuses storage: only the tab had it.
  }
  changed()
}

/** As it is stored now: another tab may have written it a moment ago. */
export const findSavedSignature = (entry: SignatureIdentity): SavedSignature | null =>
  readAll().find((known) => keyOfSignature(known) === keyOfSignature(entry)) ?? null

/** A draft with the id that its tab gave it. */
type SignedDraft<Content> = { readonly id: string; readonly draft: Content }

/**
 * What was signed. The tab that stored the draft may be closed.
 * @param name the signed hash, or the id of the draft: a draft that was changed may have several signatures, of which the newest is found
 */
export const findSignedDraft = (name: string): SignedDraft<Draft> | null =>
  newestOf(name).flatMap((one) => (one.kind === 'transaction' ? (one.draft ?? []) : []))[0] ?? null

/** The same for a message. */
export const findSignedMessage = (name: string): SignedDraft<MessageDraft> | null =>
  newestOf(name).flatMap((one) => (one.kind === 'message' ? (one.draft ?? []) : []))[0] ?? null

const newestOf = (name: string): SavedSignature[] =>
  readAll()
    .filter(({ hash, draft }) => hash === name || draft?.id === name)
    .toReversed()

export const useAllSavedSignatures = (): Undelivered[] => useStore(store)

/** @param hash null while it is not computed yet */
export const useSavedSignatures = ({ chainId, safe }: AccountKey, hash: Hex | null): Undelivered[] =>
  useAllSavedSignatures().filter((one) => one.chainId === chainId && one.safe === safe && one.hash === hash)

/** Tries again to store what was refused: a change may have freed storage. */
function changed(): void {
  for (const [key, entry] of inTab) if (write(entry)) inTab.delete(key)
  store.set(readAll())
}

function write(entry: SavedSignature): boolean {
  try {
    localStorage.setItem(keyOfSignature(entry), JSON.stringify(z.encode(SavedSignature, entry)))
    return true
  } catch {
    return false
  }
}

/** Oldest first. An entry of the storage that this version cannot read stays where it is. */
function readAll(): Undelivered[] {
  const all = new Map<string, Undelivered>()
  for (const one of [...earlierSignatures.read(), ...readStored()])
    all.set(keyOfSignature(one), { ...one, isStored: true })
  for (const [key, one] of inTab) all.set(key, { ...one, isStored: false })
  return [...all.values()].toSorted((first, second) => first.at - second.at)
}

function readStored(): SavedSignature[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(SIGNATURES_PREFIX))
      .flatMap((key) => {
        const signature = parse(localStorage.getItem(key))
        return signature !== null && keyOfSignature(signature) === key ? [signature] : []
      })
  } catch {
    return []
  }
}

function parse(text: string | null): SavedSignature | null {
  try {
    const parsed = SavedSignature.safeParse(JSON.parse(text ?? 'null'))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}

try {
  earlierSignatures.move(write)
} catch {
  // The lists stay, and are read where they are.
}
