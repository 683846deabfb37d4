import * as z from 'zod/mini'
import { keyOfSignature, SavedSignature } from './SavedSignature.ts'

const Entries = z.array(z.unknown())
const Entry = z.record(z.string(), z.unknown())
type Entry = z.output<typeof Entry>

/**
 * Earlier versions of the page stored lists of signatures. The first had one list for each kind, each with its own field name for the hash,
 * and its messages had no time.
 */
const LISTS = [
  { key: 'countersign.saved-signatures', toEntry: (entry: Entry): Entry => entry },
  {
    key: 'countersign.signatures',
    toEntry: (entry: Entry): Entry => ({ at: 0, ...entry, kind: 'transaction', hash: entry['safeTxHash'] }),
  },
  {
    key: 'countersign.message-signatures',
    toEntry: (entry: Entry): Entry => ({ at: 0, ...entry, kind: 'message', hash: entry['messageHash'] }),
  },
]

type List = (typeof LISTS)[number]

/** The lists of earlier versions. Entries that this version cannot read stay in them. */
export const earlierSignatures = {
  read: (): SavedSignature[] =>
    LISTS.flatMap((list) => entriesOf(list).flatMap((entry) => signatureOf(list, entry) ?? [])),
  /** @throws Error where the browser refuses storage */
  remove(isRemoved: (signature: SavedSignature) => boolean): void {
    for (const list of LISTS) {
      const entries = entriesOf(list)
      const left = entries.filter((entry) => {
        const signature = signatureOf(list, entry)
        return signature === null || !isRemoved(signature)
      })
      if (left.length === entries.length) continue
      if (left.length === 0) localStorage.removeItem(list.key)
      else localStorage.setItem(list.key, JSON.stringify(left))
    }
  },
  /** Moves each signature to an entry of its own. It leaves its list only after the storage has the new entry. */
  move(write: (signature: SavedSignature) => boolean): void {
    const moved = new Set(earlierSignatures.read().filter(write).map(keyOfSignature))
    if (moved.size > 0) earlierSignatures.remove((signature) => moved.has(keyOfSignature(signature)))
  },
  isKey: (key: string): boolean => LISTS.some((list) => list.key === key),
}

function entriesOf({ key }: List): readonly unknown[] {
  try {
    const parsed = Entries.safeParse(JSON.parse(localStorage.getItem(key) ?? '[]'))
    return parsed.success ? parsed.data : []
  } catch {
    return []
  }
}

function signatureOf({ toEntry }: List, entry: unknown): SavedSignature | null {
  const fields = Entry.safeParse(entry)
  const parsed = fields.success ? SavedSignature.safeParse(toEntry(fields.data)) : null
  return parsed?.success ? parsed.data : null
}
