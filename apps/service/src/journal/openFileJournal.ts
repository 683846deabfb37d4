import { dirname } from 'node:path'
import type { Logger } from '../logging/createLogger.ts'
import type { DataDirLock } from '../db/data-dir/lockDataDir.ts'
import { syncFolder } from '../files/writeFileDurably.ts'
import {
  chainEntries,
  decodeRecord,
  type JournalRecord,
  type JournalStore,
  type VerifiedRecord,
} from './JournalEntry.ts'
import type { JournalMemory } from './createJournalMemory.ts'
import { keepCheckpoint } from './keepCheckpoint.ts'
import { formatJournalLines } from './JournalLine.ts'
import { readNamedRecords } from './readNamedRecords.ts'
import { type JournalPlace, type JournalRange, readJournalFile } from './readJournalFile.ts'
import { verifyAtStart } from './verifyAtStart.ts'
import type { FileHandle } from 'node:fs/promises'
import { DataDirError } from '../db/data-dir/DataDirError.ts'
import { JournalError } from './JournalError.ts'
import { journalFileMessages } from './journalFileMessages.ts'

/** Records between two checkpoints: so many are verified one by one at the next start, about 20 µs each. */
const CHECKPOINT_EVERY = 10_000

type Options = {
  /** Tests use fewer. */
  checkpointEvery?: number
}

/**
 * The journal as a file of JSON lines, which only grows. Opening verifies every byte: those up to the checkpoint by their checksum, the others
 * record by record. It skips bytes that were never acknowledged: an incomplete last line after a crash, and records of a process that had
 * lost the data directory. An append returns after fsync, and after a check that this process still holds the directory.
 */
export async function openFileJournal(
  lock: DataDirLock,
  log: Logger,
  { checkpointEvery = CHECKPOINT_EVERY }: Options = {},
): Promise<JournalStore> {
  const path = lock.journalPath
  await syncFolder(dirname(path))
  const { memory, superseded, size, stored, verified } = await verifyAtStart(lock)
  const ends = { last: memory.head().sequence, accounts: verified.accounts }
  log.debug('The journal is verified.', { records: ends.last, knownBefore: stored.place.sequence })
  const checkpoint = keepCheckpoint({ lock, log, superseded, stored, marks: memory.marks, every: checkpointEvery })
  checkpoint.begin(verified)
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
  let reading: Reading | null = null
  const readAfter = async (sequence: number, limit: number): Promise<JournalRecord[]> => {
    const head = memory.head()
    if (sequence >= head.sequence) return []
    const kept = memory.findAfter(sequence)
    if (kept) return kept.slice(0, limit).map(decodeRecord)
    const { parts, rest } = await continueAfter(sequence, head.offset)
    const found = rest.filter((record) => record.sequence > sequence)
    // Decoded at once, so that what was parsed is garbage early: a replay would otherwise keep it until ten thousand are read.
    let bytes = 0
    while (found.length < limit && bytes < MOST_READ) {
      const next = await parts.next()
      if (next.done) return found
      bytes += next.value.bytes
      for (const record of next.value.records) if (record.sequence > sequence) found.push(decodeRecord(record))
    }
    const records = found.slice(0, limit)
    reading = { after: records.at(-1)?.sequence ?? sequence, parts, rest: found.slice(limit) }
    return records
  }
  /** A replay continues where its last read ended, so that no record is verified twice. */
  async function continueAfter(sequence: number, to: number): Promise<Omit<Reading, 'after'>> {
    const last = reading
    reading = null
    if (last?.after === sequence) return last
    await last?.parts.return(undefined)
    return { parts: readParts(path, { from: memory.placeBefore(sequence), to, superseded }), rest: [] }
  }
  return {
    append(entries, at) {
      // The database has the records before this one, so a checkpoint here is never ahead of it.
      checkpoint.advance(memory.head())
      return append(entries, at)
    },
    readAfter,
    async hashAt(sequence) {
      const place = memory.placeBefore(sequence)
      if (place.sequence === sequence) return place.hash
      return (await readAfter(sequence - 1, 1))[0]?.hash
    },
    readEnds: () => Promise.resolve(ends),
    readNamed: (_session, names) =>
      readNamedRecords({ file: lock.journal, end: memory.head().offset, rangeOf: memory.marks.rangeOf }, names),
    // Closing the lock closes the file of the writer.
    async close() {
      await reading?.parts.return(undefined)
      await checkpoint.close()
    },
  }
}

/** An unfinished read: what was read beyond its limit, and the rest of the file up to the end of then. */
type Reading = { after: number; parts: AsyncGenerator<Part>; rest: readonly JournalRecord[] }
type Part = { records: readonly VerifiedRecord[]; bytes: number }

async function* readParts(path: string, { from, to, superseded }: Range): AsyncGenerator<Part> {
  let offset = from.offset
  for await (const { records, end } of readJournalFile(path, { from, to, superseded })) {
    yield { records, bytes: end.offset - offset }
    offset = end.offset
  }
}

/** Bytes that are read at a time: a record may have a megabyte. */
const MOST_READ = 16 * 1024 * 1024

type Range = { from: JournalPlace; to: number; superseded: readonly JournalRange[] }

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
function appendToJournalFile({ lock, memory, superseded }: Parts): JournalStore['append'] {
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
