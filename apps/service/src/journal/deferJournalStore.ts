import type { JournalStore } from './JournalEntry.ts'

/** A store whose journal is still being read: each call waits for it, and fails like it. */
export function deferJournalStore(opening: Promise<JournalStore>): JournalStore {
  // Each call reports the failure, `readEnds` at the start the first.
  opening.catch(() => undefined)
  return {
    append: async (entries, at) => (await opening).append(entries, at),
    readAfter: async (sequence, limit) => (await opening).readAfter(sequence, limit),
    hashAt: async (sequence) => (await opening).hashAt(sequence),
    readNamed: async (session, names) => (await opening).readNamed(session, names),
    readEnds: async () => (await opening).readEnds(),
    close: () =>
      opening.then(
        (store) => store.close(),
        () => undefined,
      ),
  }
}
