import type { DataDirLock } from '../db/data-dir/lockDataDir.ts'
import { createJournalMemory, type JournalMemory } from './createJournalMemory.ts'
import { emptyCheckpoint, type JournalCheckpoint, readCheckpoint } from './JournalCheckpoint.ts'
import { JournalError } from './JournalError.ts'
import { noteAccounts } from './noteAccounts.ts'
import { type JournalRange, readJournalFile, SupersededError } from './readJournalFile.ts'

/** A journal of which every byte is verified. */
export type VerifiedJournal = {
  memory: JournalMemory
  superseded: JournalRange[]
  size: number
  /** The checkpoint that the file beside the journal has; the empty one when it has none, or one that does not fit. */
  stored: JournalCheckpoint
  /** A checkpoint at the last record. */
  verified: JournalCheckpoint
}

/**
 * Verifies a journal, from its checkpoint or from its beginning. What does not fit to a checkpoint is verified from the beginning, so that the
 * result, and the error, are the same as without it.
 * @throws {JournalError} `journal/broken`, `journal/forked`
 */
export async function verifyAtStart(lock: DataDirLock): Promise<VerifiedJournal> {
  const stored = await readCheckpoint(lock.journalPath)
  if (stored === null) return verifyFrom(lock, emptyCheckpoint())
  try {
    return await verifyFrom(lock, stored)
  } catch (error) {
    // For example a record of a replaced process, which continues a record before the checkpoint.
    if (!(error instanceof JournalError)) throw error
    return verifyFrom(lock, emptyCheckpoint())
  }
}

async function verifyFrom(lock: DataDirLock, stored: JournalCheckpoint): Promise<VerifiedJournal> {
  const superseded = [...stored.superseded]
  for (;;)
    try {
      const memory = createJournalMemory(stored.place, stored.marks)
      const accounts = new Map(stored.accounts)
      const sum = stored.sum.copy()
      const { size } = await lock.journal.stat()
      const part = { from: stored.place, to: size, superseded, sum }
      for await (const { records, ends, end } of readJournalFile(lock.journalPath, part)) {
        memory.add(records, end, ends)
        noteAccounts(accounts, records)
      }
      const place = memory.head()
      const isAbove = place.writer < lock.writer()
      // The claims were lost, for example by restoring a backup. The new number must be above every number in the journal.
      if (!isAbove) lock.claimAbove(place.writer)
      // What another process appended before the claim must be read too.
      if (isAbove || (await lock.journal.stat()).size === size)
        return {
          memory,
          superseded,
          size,
          stored,
          verified: { place, superseded, accounts, marks: memory.marks.all(), sum },
        }
    } catch (error) {
      if (!(error instanceof SupersededError)) throw error
      superseded.push(error.range)
    }
}
