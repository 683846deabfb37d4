import type { JournalRecorder } from './JournalRecorder.ts'

/** A journal that remembers whether its last record failed. */
export type WatchedJournal = JournalRecorder & {
  /**
   * Why the last record could not be stored or applied; null when one was stored since, or after half a minute. It then may succeed, and only a write shows
   * that: a proxy that sends writes where they are accepted sends none to a process that refuses them.
   */
  failure(): unknown
}

const FAILED_MS = 30_000

export function watchRecords(journal: JournalRecorder, monotonic: () => number): WatchedJournal {
  let failed: { error: unknown; at: number } | null = null
  return {
    ...journal,
    async record(entry) {
      try {
        await journal.record(entry)
        failed = null
      } catch (error) {
        failed = { error, at: monotonic() }
        throw error
      }
    },
    failure: () => (failed !== null && monotonic() - failed.at < FAILED_MS ? failed.error : null),
  }
}
