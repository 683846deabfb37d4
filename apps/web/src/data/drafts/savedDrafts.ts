import * as z from 'zod/mini'
import type { AccountKey } from '../keys/queryKeys.ts'
import { createStore } from '@countersign/primitives'
import { useStore } from '../store/useStore.ts'
import { BATCH, isOfAccount, SavedDraft } from './SavedDraft.ts'
import { DRAFTS_PREFIX, keyOfDraft } from './savedDraftKeys.ts'
import { savedDraftMessages as messages } from './savedDraftMessages.ts'

/** An entry of the storage that is not a draft of this version. It stays where it is. */
export type UnreadDraft = { readonly key: string; readonly text: string }

export type Shelf = {
  /** The drafts of every account. */
  readonly drafts: readonly SavedDraft[]
  readonly unread: readonly UnreadDraft[]
  /** Why nothing can be read; null if the storage answers. */
  readonly problem: string | null
}

const store = createStore<Shelf>(readShelf(), () => {
  // Another tab may have changed the drafts while nothing here was listening.
  store.set(readShelf())
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key.startsWith(DRAFTS_PREFIX)) store.set(readShelf())
  }
  addEventListener('storage', onStorage)
  return () => removeEventListener('storage', onStorage)
})

/** The drafts of every flow, kept in this browser and shared by its tabs. */
export const savedDrafts = {
  /** Reads the storage, which another tab may have changed a moment ago. */
  get: readShelf,
  /** Stores what differs and removes what is missing. @throws Error if the browser does not store it */
  update(change: (drafts: SavedDraft[]) => readonly SavedDraft[]): void {
    const before = [...readShelf().drafts]
    const after = change(before)
    for (const draft of after) if (!before.includes(draft)) savedDrafts.put(draft)
    const keys = new Set(after.map(keyOfDraft))
    for (const draft of before) if (!keys.has(keyOfDraft(draft))) savedDrafts.remove(draft)
  },
  /** One draft, read from the storage. */
  read(account: AccountKey, id: string): SavedDraft | null {
    try {
      return parse(localStorage.getItem(keyOfDraft({ ...account, id })))
    } catch {
      return null
    }
  },
  /**
   * Stores a draft as it is given.
   * @throws Error if the browser does not store it
   */
  put(draft: SavedDraft): void {
    try {
      localStorage.setItem(keyOfDraft(draft), JSON.stringify(z.encode(SavedDraft, draft)))
    } catch {
      throw new Error(messages.notStored)
    } finally {
      store.set(readShelf())
    }
  },
  /** Stores a draft with the time of now. @throws Error if the browser does not store it */
  save(draft: Omit<SavedDraft, 'version' | 'changedAt'>): SavedDraft {
    const saved: SavedDraft = { ...draft, version: 1, changedAt: Date.now() }
    savedDrafts.put(saved)
    return saved
  },
  remove({ id, chainId, safe }: Pick<SavedDraft, 'id' | 'chainId' | 'safe'>): void {
    localStorage.removeItem(keyOfDraft({ id, chainId, safe }))
    store.set(readShelf())
  },
}

export const useSavedDrafts = (): Shelf => useStore(store)

/** The drafts of an account: the batch first, then the newest. */
export const draftsOf = ({ drafts }: Pick<Shelf, 'drafts'>, account: AccountKey): SavedDraft[] =>
  drafts
    .filter((draft) => isOfAccount(draft, account))
    .toSorted((first, second) => rank(first) - rank(second) || second.changedAt - first.changedAt)

const rank = ({ id }: SavedDraft): number => (id === BATCH ? 0 : 1)

function readShelf(): Shelf {
  try {
    const entries = Object.keys(localStorage)
      .filter((key) => key.startsWith(DRAFTS_PREFIX))
      .map((key) => ({ key, text: localStorage.getItem(key) ?? '' }))
    const read = entries.map((entry) => ({ ...entry, draft: parse(entry.text) }))
    return {
      // An entry under the key of another draft would be written to that key.
      drafts: read.flatMap(({ key, draft }) => (draft !== null && keyOfDraft(draft) === key ? [draft] : [])),
      unread: read.flatMap(({ key, text, draft }) =>
        draft === null || keyOfDraft(draft) !== key ? [{ key, text }] : [],
      ),
      problem: null,
    }
  } catch {
    return { drafts: [], unread: [], problem: messages.noStorage }
  }
}

function parse(text: string | null): SavedDraft | null {
  try {
    const parsed = SavedDraft.safeParse(JSON.parse(text ?? 'null'))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}
