import type { FileHandle } from 'node:fs/promises'
import { DataDirError } from '../db/data-dir/DataDirError.ts'
import type { DataDirLock } from '../db/data-dir/lockDataDir.ts'
import type { JournalMemory } from './createJournalMemory.ts'
import { JournalError } from './JournalError.ts'
import { formatJournalLines } from './journalLine.ts'
import { chainEntries, type JournalStore } from './JournalStore.ts'
import type { JournalRange } from './readJournalFile.ts'
import { journalFileMessages } from './journalFileMessages.ts'

type Parts = {
  lock: DataDirLock
  memory: JournalMemory
  superseded: JournalRange[]
}

/**
 * Appends, and never changes existing bytes: a process that was suspended during a write could otherwise cut off what another one
 * acknowledged since. Bytes after the last acknowledged record are superseded instead, by records of a higher writer's number. A record is
 * acknowledged when it is on disk and, after that, this process is still the writer and the file has the expected length.
 */
export function appendToJournalFile({ lock, memory, superseded }: Parts): JournalStore['append'] {
  /** The file contains acknowledged records up to here, and bytes that are known to be superseded. */
  let size = memory.head().offset
  /** The file does not end with a complete line. */
  let isUnfinished = false
  /** A write failed, so superseded bytes may exist. */
  let isUnsure = false

  async function supersede(): Promise<void> {
    lock.claimNext()
    const { size: now } = await lock.journal.stat()
    isUnfinished = now > 0 && !(await endsWithNewline(lock.journal, now))
    superseded.push({ from: size, to: now })
    size = now
    isUnsure = false
  }

  /** @returns whether the records may be acknowledged; false when another process wrote in between */
  async function write(bytes: Buffer): Promise<boolean> {
    isUnsure = true
    await writeAll(lock.journal, bytes)
    await lock.journal.datasync()
    await lock.assertHeld()
    if ((await lock.journal.stat()).size !== size + bytes.length) return false
    isUnsure = false
    return true
  }

  return async (entries, at) => {
    try {
      for (let attempt = 0; attempt < 2; attempt += 1) {
        await lock.assertHeld()
        if (isUnsure || (await lock.journal.stat()).size !== size) await supersede()
        const head = memory.head()
        const records = chainEntries(entries, head, at)
        const writer = lock.writer()
        const bytes = formatJournalLines(records, writer, isUnfinished)
        if (!(await write(bytes))) continue
        isUnfinished = false
        size += bytes.length
        const { sequence, hash } = records.at(-1) ?? head
        memory.add(records, { sequence, hash, offset: size, writer })
        return sequence
      }
    } catch (cause) {
      if (cause instanceof DataDirError) throw cause
      throw JournalError.notWritten(lock.journalPath, cause)
    }
    throw JournalError.notWritten(lock.journalPath, new Error(journalFileMessages.otherWriter))
  }
}

async function writeAll(file: FileHandle, bytes: Buffer): Promise<void> {
  for (let written = 0; written < bytes.length;)
    written += (await file.write(bytes, written, bytes.length - written, null)).bytesWritten
}

async function endsWithNewline(file: FileHandle, size: number): Promise<boolean> {
  const { buffer } = await file.read(Buffer.alloc(1), 0, 1, size - 1)
  return buffer[0] === 0x0a
}
