import type { Hex } from '@countersign/safe/light'
import { open, type FileHandle } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Logger } from '../context.ts'
import type { JournalRecord } from './journalEntry.ts'
import { JournalError } from './journalError.ts'
import { chainEntries, decodeRecord, GENESIS_HASH, type JournalStore, type StoredRecord } from './journalStore.ts'
import { JOURNAL_START, type JournalPlace, readJournalFile } from './readJournalFile.ts'

/** What is kept in memory: a record may have a megabyte. */
const TAIL = 2000
const TAIL_BYTES = 16 * 1024 * 1024
/** Records between two places that reading can begin at. */
const STEP = 500

/**
 * The journal as a file of JSON lines. Opening verifies every hash, and cuts off a last line that a crash left unfinished
 * (nobody was told it was kept). Appending returns after fsync.
 */
export async function openFileJournal(path: string, log: Logger): Promise<JournalStore> {
  const file = await open(path, 'a+', 0o600)
  await syncFolder(path)
  let head: { sequence: number; hash: Hex } = { sequence: 0, hash: GENESIS_HASH }
  let size = 0
  let tail: StoredRecord[] = []
  let parts: { count: number; bytes: number }[] = []
  const places: JournalPlace[] = [JOURNAL_START]
  const remember = (records: readonly StoredRecord[], end: number) => {
    parts = keepLast([...parts, { count: records.length, bytes: end - size }])
    tail = [...tail, ...records].slice(-Math.min(TAIL, sum(parts, 'count')))
    head = records.at(-1) ?? head
    size = end
    const last = places.at(-1) ?? JOURNAL_START
    if (head.sequence - last.sequence >= STEP || end - last.offset >= TAIL_BYTES)
      places.push({ sequence: head.sequence, hash: head.hash, offset: end })
  }
  for await (const { records, end } of readJournalFile(path)) remember(records, end)
  const stat = await file.stat()
  if (stat.size > size) {
    log.warn(`The journal ${path} ended in an unfinished line; ${stat.size - size} bytes were cut off.`)
    await file.truncate(size)
    await file.sync()
  }
  let broken: unknown = null
  const readAfter = async (sequence: number, limit: number): Promise<JournalRecord[]> => {
    if (sequence >= head.sequence) return []
    const first = tail[0]
    if (first && sequence >= first.sequence - 1)
      return tail.slice(sequence - first.sequence + 1, sequence - first.sequence + 1 + limit).map(decodeRecord)
    const found: JournalRecord[] = []
    const place = findPlace(places, sequence)
    for await (const { records, end } of readJournalFile(path, place)) {
      for (const record of records) if (record.sequence > sequence) found.push(decodeRecord(record))
      if (found.length >= limit || (found.length > 0 && end - place.offset > TAIL_BYTES)) return found.slice(0, limit)
    }
    return found
  }
  return {
    async append(entries, at) {
      if (broken) throw JournalError.unusable(path, broken)
      const records = chainEntries(entries, head, at)
      const bytes = Buffer.from(records.map((record) => `${JSON.stringify(record)}\n`).join(''))
      try {
        await writeAll(file, bytes)
        await file.datasync()
      } catch (cause) {
        // What reached the disk is unknown: cut it off, or stop writing altogether.
        await file.truncate(size).catch((error: unknown) => (broken = error))
        throw JournalError.notWritten(path, cause)
      }
      remember(records, size + bytes.length)
      return head.sequence
    },
    readAfter,
    async hashAt(sequence) {
      if (sequence === 0) return GENESIS_HASH
      return (await readAfter(sequence - 1, 1))[0]?.hash
    },
    close: () => file.close(),
  }
}

const sum = <Name extends string>(parts: readonly Record<Name, number>[], name: Name) =>
  parts.reduce((total, part) => total + part[name], 0)

/** The newest parts that are few enough; at least the last one. */
function keepLast<Part extends { count: number; bytes: number }>(parts: readonly Part[]): Part[] {
  const first = parts.findIndex((_, index) => {
    const rest = parts.slice(index + 1)
    return sum(parts.slice(index), 'bytes') <= TAIL_BYTES && sum(rest, 'count') < TAIL
  })
  return parts.slice(first < 0 ? -1 : first)
}

/** The last place that is not behind a record. */
const findPlace = (places: readonly JournalPlace[], sequence: number): JournalPlace =>
  places.findLast((place) => place.sequence <= sequence) ?? JOURNAL_START

async function writeAll(file: FileHandle, bytes: Buffer): Promise<void> {
  for (let written = 0; written < bytes.length;)
    written += (await file.write(bytes, written, bytes.length - written, null)).bytesWritten
}

/** The file's own name must survive a power loss too. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(dirname(path), 'r')
  await folder.sync().finally(() => folder.close())
}
