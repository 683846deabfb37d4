import type { JournalEntry } from './journalEntry.ts'

/** Makes off-chain facts durable and visible, in one order for the whole process. */
export type JournalRecorder = {
  /** Resolves when the entry is on disk, in the projection and announced: the next read sees it. */
  record(entry: JournalEntry): Promise<void>
  /** Brings the projection up to the end of the journal; at start, and after another process wrote. */
  catchUp(): Promise<void>
  close(): Promise<void>
}
