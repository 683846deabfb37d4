import type { FileHandle } from 'node:fs/promises'
import type { RecordName, VerifiedRecord } from './JournalEntry.ts'
import { JournalError } from './JournalError.ts'
import { readJournalLine } from './JournalLine.ts'
import type { JournalRange } from './readJournalFile.ts'

const NEWLINE = 0x0a
/** Bytes that contain the number of a line. */
const BEGINNING = 32

type Journal = {
  file: FileHandle
  /** The end of the last record. */
  end: number
  rangeOf(sequence: number): JournalRange
}

/**
 * Reads records of a journal file, in the order of their names. The hash tells a record from another one with its number, which a replaced process wrote and which does not
 * count, and from a damaged one.
 * @throws {JournalError} `journal/broken` when a record is not in the file
 */
export async function readNamedRecords(
  { file, end, rangeOf }: Journal,
  names: readonly RecordName[],
): Promise<VerifiedRecord[]> {
  const found: VerifiedRecord[] = []
  let lines: ReadonlyMap<number, readonly Buffer[]> = new Map()
  let last: JournalRange | null = null
  for (const { sequence, hash } of names) {
    const range = rangeOf(sequence)
    // Neighbours are between the same marks.
    if (range.from !== last?.from) lines = await readLines(file, { from: range.from, to: Math.min(range.to, end) })
    last = range
    const record = findRecord(lines.get(sequence) ?? [], hash)
    if (record === null) throw JournalError.changed(sequence)
    found.push(record)
  }
  return found
}

function findRecord(lines: readonly Buffer[], hash: string): VerifiedRecord | null {
  for (const line of lines) {
    const read = readJournalLine(line.toString())
    if (read === null || !read.isWhole || read.record.hash !== hash) continue
    const { sequence, previous, at, entry } = read.record
    return { sequence, previous, hash: read.record.hash, at, entry, canonical: read.canonical }
  }
  return null
}

/** The lines of a part of the file by the numbers that they name; what is no record has none. */
async function readLines(file: FileHandle, { from, to }: JournalRange): Promise<Map<number, Buffer[]>> {
  const bytes = await readBytes(file, from, to - from)
  const lines = new Map<number, Buffer[]>()
  let at = 0
  for (let stop = bytes.indexOf(NEWLINE); stop >= 0; stop = bytes.indexOf(NEWLINE, at)) {
    const [, digits] = NUMBER.exec(bytes.toString('latin1', at, Math.min(stop, at + BEGINNING))) ?? []
    if (digits !== undefined) {
      const sequence = Number(digits)
      lines.set(sequence, [...(lines.get(sequence) ?? []), bytes.subarray(at, stop)])
    }
    at = stop + 1
  }
  return lines
}

/** Every version of the service writes the number first. */
const NUMBER = /^\{"sequence":(\d{1,15}),/

async function readBytes(file: FileHandle, from: number, length: number): Promise<Buffer> {
  const bytes = Buffer.allocUnsafe(length)
  let filled = 0
  while (filled < length) {
    const { bytesRead } = await file.read(bytes, filled, length - filled, from + filled)
    if (bytesRead === 0) break
    filled += bytesRead
  }
  return bytes.subarray(0, filled)
}
