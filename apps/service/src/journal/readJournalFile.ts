import type { Hex } from '@countersign/primitives'
import type { Hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { JournalError } from './JournalError.ts'
import { GENESIS_HASH, hashRecord, type VerifiedRecord } from './JournalEntry.ts'
import { type FileRecord, readJournalLine, UNFINISHED } from './JournalLine.ts'
import { journalFileMessages } from './journalFileMessages.ts'

const NEWLINE = 0x0a
/** How far back a second record for the same position is recognized. */
const RECENT = 10_000

/** A position between two records of a file. */
export type JournalPlace = { sequence: number; hash: Hex; offset: number; writer: number }
/** Bytes of the file from one offset up to another. */
export type JournalRange = { from: number; to: number }

export const JOURNAL_START: JournalPlace = { sequence: 0, hash: GENESIS_HASH, offset: 0, writer: 0 }

type Part = {
  from?: JournalPlace
  /** Where to stop; the end of the file by default. */
  to?: number
  /** Ranges known to be superseded: see `findSuperseded`. */
  superseded?: readonly JournalRange[]
  /** Receives every byte up to the end of the last returned record, also those that do not count. */
  sum?: Hash
}

export type VerifiedPart = { records: VerifiedRecord[]; ends: number[]; end: JournalPlace }

/** A later writer continued before these bytes: a process that had lost the journal wrote them, and they were never acknowledged. */
export class SupersededError extends Error {
  constructor(readonly range: JournalRange) {
    super(`The bytes ${range.from} to ${range.to} of the journal were never acknowledged.`)
  }
}

/**
 * Verified records of a file, in parts, with the end of each in the file and the position after the last. An incomplete last line is left out, and so is a record
 * of a writer that a later one had replaced.
 * @throws {SupersededError} when records that were already returned are found to be superseded; read again with that range
 * @throws {JournalError} `journal/broken`, `journal/forked`
 */
export async function* readJournalFile(
  path: string,
  { from = JOURNAL_START, to = Infinity, superseded = [], sum }: Part = {},
): AsyncGenerator<VerifiedPart> {
  if (to <= from.offset) return
  const verify = createVerifier(path, from)
  let rest = Buffer.alloc(0)
  /** Position of `rest` in the file. */
  let offset = from.offset
  /** Lines since the last record. */
  let uncounted: Buffer[] = []
  for await (const chunk of createReadStream(path, { start: from.offset, end: to - 1, highWaterMark: 1 << 20 })) {
    const bytes = Buffer.concat([rest, Buffer.from(chunk)])
    const records: VerifiedRecord[] = []
    const ends: number[] = []
    let end: JournalPlace | null = null
    let at = 0
    for (let stop = bytes.indexOf(NEWLINE); stop >= 0; stop = bytes.indexOf(NEWLINE, at)) {
      const line = { text: bytes.toString('utf8', at, stop), from: offset + at, to: offset + stop + 1 }
      at = stop + 1
      if (line.text.endsWith(UNFINISHED) || superseded.some((range) => line.from >= range.from && line.from < range.to))
        continue
      const record = verify(line)
      if (record === null) continue
      records.push(record.stored)
      ends.push(record.place.offset)
      end = record.place
    }
    const counted = end === null ? 0 : end.offset - offset
    if (sum && end) for (const part of [...uncounted, bytes.subarray(0, counted)]) sum.update(part)
    if (sum) uncounted = [...(end ? [] : uncounted), bytes.subarray(counted, at)]
    rest = bytes.subarray(at)
    offset += at
    if (end) yield { records, ends, end }
  }
}

type Line = { text: string; from: number; to: number }
type Verified = { stored: VerifiedRecord; place: JournalPlace }

/** @returns each record that continues the chain; null for a superseded one */
function createVerifier(path: string, from: JournalPlace): (line: Line) => Verified | null {
  let head = from
  const recent = new Map<string, JournalPlace>([[from.hash, from]])
  const order: string[] = []
  const replaced = new Set<string>()
  const accept = (record: FileRecord, canonical: string, place: JournalPlace) => {
    head = place
    recent.set(place.hash, place)
    const oldest = order[place.sequence % RECENT]
    if (oldest !== undefined) recent.delete(oldest)
    order[place.sequence % RECENT] = place.hash
    const { sequence, previous, hash, at, entry } = record
    return { stored: { sequence, previous, hash, at, entry, canonical }, place }
  }
  return ({ text, from: start, to }) => {
    const read = readJournalLine(text)
    const sequence = head.sequence + 1
    if (read === null) throw JournalError.broken(path, sequence, journalFileMessages.notRecord)
    const { record, canonical, isWhole } = read
    const { writer = 0, hash, previous } = record
    // Earlier versions of the service write no number, even after a version that does.
    if (previous === head.hash && record.sequence === sequence && isWhole)
      return accept(record, canonical, { sequence, hash, offset: to, writer: Math.max(writer, head.writer) })
    const before = recent.get(previous)
    if (isWhole && before && record.sequence === before.sequence + 1 && before !== head) {
      if (writer > head.writer) throw new SupersededError({ from: before.offset, to: start })
      if (writer === head.writer) throw JournalError.forked(path, record.sequence)
      replaced.add(hash)
      return null
    }
    if (isWhole && writer < head.writer && replaced.has(previous)) {
      replaced.add(hash)
      return null
    }
    // A second record for a position further back than the verifier remembers.
    if (isWhole && record.sequence <= head.sequence) throw JournalError.forked(path, record.sequence)
    if (record.sequence !== sequence)
      throw JournalError.broken(path, sequence, journalFileMessages.otherSequence({ found: record.sequence }))
    if (previous !== head.hash)
      throw JournalError.broken(
        path,
        sequence,
        journalFileMessages.otherPrevious({ named: previous, actual: head.hash }),
      )
    throw JournalError.broken(
      path,
      sequence,
      journalFileMessages.otherHash({ stored: hash, computed: hashRecord(record) }),
    )
  }
}
