import { dirname } from 'node:path'
import type { Logger } from '../logging/createLogger.ts'
import type { DataDirLock } from '../db/data-dir/lockDataDir.ts'
import { syncFolder } from '../files/writeFileDurably.ts'
import {
  chainEntries,
  decodeRecord,
  GENESIS_HASH,
  type JournalRecord,
  type JournalStore,
  type StoredRecord,
  type VerifiedRecord,
} from './JournalEntry.ts'
import {
  JOURNAL_START,
  type JournalPlace,
  type JournalRange,
  readJournalFile,
  SupersededError,
  UNFINISHED,
} from './readJournalFile.ts'
import type { FileHandle } from 'node:fs/promises'
import { DataDirError } from '../db/data-dir/DataDirError.ts'
import { ANY_SAFE } from './applyDelegates.ts'
import { JournalError } from './JournalError.ts'
import { journalFileMessages } from './journalFileMessages.ts'

/**
 * The journal as a file of JSON lines, which only grows. Opening verifies every hash and skips bytes that were never acknowledged: an
 * incomplete last line after a crash, and records of a process that had lost the data directory. An append returns after fsync, and after a
 * check that this process still holds the directory.
 */
export async function openFileJournal(lock: DataDirLock, log: Logger): Promise<JournalStore> {
  const path = lock.journalPath
  await syncFolder(dirname(path))
  const { memory, superseded, size, accounts } = await readWhole(lock)
  const ends = { last: memory.head().sequence, accounts }
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
    let bytes = 0
    while (found.length < limit && bytes < MOST_READ) {
      const next = await parts.next()
      if (next.done) return found.map(decodeRecord)
      bytes += next.value.bytes
      for (const record of next.value.records) if (record.sequence > sequence) found.push(record)
    }
    const records = found.slice(0, limit)
    reading = { after: records.at(-1)?.sequence ?? sequence, parts, rest: found.slice(limit) }
    return records.map(decodeRecord)
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
    append,
    readAfter,
    async hashAt(sequence) {
      if (sequence === 0) return GENESIS_HASH
      return (await readAfter(sequence - 1, 1))[0]?.hash
    },
    readEnds: () => Promise.resolve(ends),
    // Closing the lock closes the file of the writer.
    async close() {
      await reading?.parts.return(undefined)
    },
  }
}

/** An unfinished read: what was read beyond its limit, and the rest of the file up to the end of then. */
type Reading = { after: number; parts: AsyncGenerator<Part>; rest: readonly VerifiedRecord[] }
type Part = { records: readonly VerifiedRecord[]; bytes: number }

async function* readParts(path: string, { from, to, superseded }: Range): AsyncGenerator<Part> {
  let offset = from.offset
  for await (const { records, end } of readJournalFile(path, { from, to, superseded })) {
    yield { records, bytes: end.offset - offset }
    offset = end.offset
  }
}

type Range = { from: JournalPlace; to: number; superseded: readonly JournalRange[] }

type Whole = {
  memory: JournalMemory
  superseded: JournalRange[]
  size: number
  /** The last record of each account. */
  accounts: Map<string, number>
}

async function readWhole(lock: DataDirLock): Promise<Whole> {
  const superseded: JournalRange[] = []
  for (;;)
    try {
      const memory = createJournalMemory()
      const accounts = new Map<string, number>()
      const { size } = await lock.journal.stat()
      for await (const { records, end } of readJournalFile(lock.journalPath, { to: size, superseded })) {
        memory.add(records, end)
        for (const { sequence, entry } of records)
          accounts.set(`${String(entry['chainId'])}:${String(entry['safe'] ?? ANY_SAFE).toLowerCase()}`, sequence)
      }
      if (memory.head().writer < lock.writer()) return { memory, superseded, size, accounts }
      // The claims were lost, for example by restoring a backup. The new number must be above every number in the journal.
      lock.claimAbove(memory.head().writer)
    } catch (error) {
      if (!(error instanceof SupersededError)) throw error
      superseded.push(error.range)
    }
}

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

/** Limits of the records in memory, by number and by bytes: one record may have a megabyte. */
const TAIL = 2000
const TAIL_BYTES = 16 * 1024 * 1024
/** Bytes that are read at a time: a record may have a megabyte. */
const MOST_READ = 16 * 1024 * 1024
/** Number of records between two positions at which reading can start. */
const STEP = 500

/** The newest records of a journal file, and positions at which reading can start. */
type JournalMemory = {
  head(): JournalPlace
  /** Adds the records that follow the stored ones, up to a position. */
  add(records: readonly StoredRecord[], end: JournalPlace): void
  /** The records after a sequence; null when they are no longer in memory. */
  findAfter(sequence: number): readonly StoredRecord[] | null
  /** The last position that is not after a record. */
  placeBefore(sequence: number): JournalPlace
}

function createJournalMemory(): JournalMemory {
  let head = JOURNAL_START
  let tail: StoredRecord[] = []
  let parts: { count: number; bytes: number }[] = []
  const places: JournalPlace[] = [JOURNAL_START]
  return {
    head: () => head,
    add(records, end) {
      parts = keepLast([...parts, { count: records.length, bytes: end.offset - head.offset }])
      tail = [...tail, ...records].slice(-Math.min(TAIL, sum(parts, 'count')))
      head = end
      const last = places.at(-1) ?? JOURNAL_START
      if (head.sequence - last.sequence >= STEP || head.offset - last.offset >= TAIL_BYTES) places.push(head)
    },
    findAfter(sequence) {
      const first = tail[0]
      return first && sequence >= first.sequence - 1 ? tail.slice(sequence - first.sequence + 1) : null
    },
    placeBefore: (sequence) => places.findLast((place) => place.sequence <= sequence) ?? JOURNAL_START,
  }
}

const sum = <Name extends string>(parts: readonly Record<Name, number>[], name: Name) =>
  parts.reduce((total, part) => total + part[name], 0)

/** The newest parts within the limits; at least the last one. */
function keepLast<Part extends { count: number; bytes: number }>(parts: readonly Part[]): Part[] {
  const first = parts.findIndex((_, index) => {
    const rest = parts.slice(index + 1)
    return sum(parts.slice(index), 'bytes') <= TAIL_BYTES && sum(rest, 'count') < TAIL
  })
  return parts.slice(first < 0 ? -1 : first)
}

/** Lines of one write. @param isAfterUnfinished the file does not end with a complete line */
export const formatJournalLines = (
  records: readonly StoredRecord[],
  writer: number,
  isAfterUnfinished: boolean,
): Buffer =>
  Buffer.from(
    [
      ...(isAfterUnfinished ? [`${UNFINISHED}\n`] : []),
      ...records.map((record) => `${JSON.stringify({ ...record, writer })}\n`),
    ].join(''),
  )
