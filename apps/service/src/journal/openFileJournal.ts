import { dirname } from 'node:path'
import type { Logger } from '../logging/createLogger.ts'
import type { DataDirLock } from '../db/data-dir/lockDataDir.ts'
import { syncFolder } from '../files/writeFileDurably.ts'
import { appendToJournalFile } from './appendToJournalFile.ts'
import { createJournalMemory, type JournalMemory, TAIL_BYTES } from './createJournalMemory.ts'
import type { JournalRecord } from './JournalEntry.ts'
import { decodeRecord, GENESIS_HASH, type JournalStore } from './JournalStore.ts'
import { type JournalRange, readJournalFile, SupersededError } from './readJournalFile.ts'

/**
 * The journal as a file of JSON lines, which only grows. Opening verifies every hash and skips bytes that were never acknowledged: an
 * incomplete last line after a crash, and records of a process that had lost the data directory. An append returns after fsync, and after a
 * check that this process still holds the directory.
 */
export async function openFileJournal(lock: DataDirLock, log: Logger): Promise<JournalStore> {
  const path = lock.journalPath
  await syncFolder(dirname(path))
  const { memory, superseded, size } = await readWhole(lock)
  const unread = size - memory.head().offset
  if (superseded.length > 0 || unread > 0)
    log.warn(
      `The journal ${path} contains bytes that were never acknowledged. They stay in the file and do not count.`,
      {
        superseded,
        unfinished: unread,
      },
    )
  if (lock.missingKernelLock !== null)
    log.warn(
      `The kernel cannot lock ${path}: ${lock.missingKernelLock}. The service notices another service on this data directory only by its heartbeat and by the number of the writer. Make sure that only one service uses it.`,
    )
  const append = appendToJournalFile({ lock, memory, superseded })
  const readAfter = async (sequence: number, limit: number): Promise<JournalRecord[]> => {
    const head = memory.head()
    if (sequence >= head.sequence) return []
    const kept = memory.findAfter(sequence)
    if (kept) return kept.slice(0, limit).map(decodeRecord)
    const found: JournalRecord[] = []
    const from = memory.placeBefore(sequence)
    for await (const { records, end } of readJournalFile(path, { from, to: head.offset, superseded })) {
      for (const record of records) if (record.sequence > sequence) found.push(decodeRecord(record))
      if (found.length >= limit || (found.length > 0 && end.offset - from.offset > TAIL_BYTES))
        return found.slice(0, limit)
    }
    return found
  }
  return {
    append,
    readAfter,
    async hashAt(sequence) {
      if (sequence === 0) return GENESIS_HASH
      return (await readAfter(sequence - 1, 1))[0]?.hash
    },
    // Closing the lock closes the file.
    close: () => Promise.resolve(),
  }
}

type Whole = { memory: JournalMemory; superseded: JournalRange[]; size: number }

async function readWhole(lock: DataDirLock): Promise<Whole> {
  const superseded: JournalRange[] = []
  for (;;)
    try {
      const memory = createJournalMemory()
      const { size } = await lock.journal.stat()
      for await (const { records, end } of readJournalFile(lock.journalPath, { to: size, superseded }))
        memory.add(records, end)
      if (memory.head().writer < lock.writer()) return { memory, superseded, size }
      // The claims were lost, for example by restoring a backup. The new number must be above every number in the journal.
      lock.claimAbove(memory.head().writer)
    } catch (error) {
      if (!(error instanceof SupersededError)) throw error
      superseded.push(error.range)
    }
}
