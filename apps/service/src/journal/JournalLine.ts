import type { Hex } from '@countersign/primitives'
import * as z from 'zod/mini'
import { canonicalJson } from './canonicalJson.ts'
import { hashText, StoredRecord } from './JournalEntry.ts'

/** A record in the file. The number of its writer is not hashed; records of earlier versions have none. */
const FileRecord = z.extend(StoredRecord, { writer: z.optional(z.number()) })
export type FileRecord = z.output<typeof FileRecord>

/** Ends a line that a failed or interrupted write left incomplete. No JSON ends like this. */
export const UNFINISHED = ' #unfinished'

/** A line as `formatJournalLines` writes it. Hashes are without 0x. */
const WRITTEN =
  /^\{"sequence":(\d{1,15}),"previous":"0x([0-9a-f]{64})","at":(\d{1,15}),"entry":(\{.*\}),"hash":"0x([0-9a-f]{64})","writer":(\d{1,15})\}$/s

/**
 * Lines of one write. The entry is written as the canonical JSON that was hashed, so that a reader can verify it without making that text again.
 * @param isAfterUnfinished the file does not end with a complete line
 */
export const formatJournalLines = (
  records: readonly StoredRecord[],
  writer: number,
  isAfterUnfinished: boolean,
): Buffer =>
  Buffer.from(
    [
      ...(isAfterUnfinished ? [`${UNFINISHED}\n`] : []),
      ...records.map(
        ({ sequence, previous, hash, at, entry }) =>
          `{"sequence":${sequence},"previous":"${previous}","at":${at},"entry":${canonicalJson(entry)},"hash":"${hash}","writer":${writer}}\n`,
      ),
    ].join(''),
  )

export function parseJournalLine(text: string): FileRecord | null {
  try {
    const result = FileRecord.safeParse(JSON.parse(text))
    return result.success ? result.data : null
  } catch {
    return null
  }
}

/** A record whose hash is that of `canonical`, or is not (`isWhole`). */
export type ReadRecord = { record: FileRecord; canonical: string; isWhole: boolean }

/** Reads a line and computes the hash of its record. @returns null when the line is no record */
export function readJournalLine(text: string): ReadRecord | null {
  const written = readWritten(text)
  if (written !== null) return written
  // Written by an earlier version, with the keys of the entry in another order; or damaged.
  const record = parseJournalLine(text)
  if (record === null) return null
  const canonical = canonicalJson(record.entry)
  return { record, canonical, isWhole: hashText(record, canonical) === record.hash }
}

/** Twice as fast as parsing the line and making the canonical JSON. The hash says that the text is the one that was hashed when it was written. */
function readWritten(text: string): ReadRecord | null {
  const parts = WRITTEN.exec(text)
  if (parts === null) return null
  const [, sequence, previous = '', at, canonical = '', hash = '', writer] = parts
  const found = { sequence: Number(sequence), previous: toHex(previous), at: Number(at) }
  const computed = hashText(found, canonical)
  if (computed !== toHex(hash)) return null
  try {
    const entry: FileRecord['entry'] = JSON.parse(canonical)
    // The computed hash, because a part of the line would keep the whole line in memory.
    const record = {
      sequence: found.sequence,
      previous: found.previous,
      hash: computed,
      at: found.at,
      entry,
      writer: Number(writer),
    }
    return { record, canonical, isWhole: true }
  } catch {
    return null
  }
}

const toHex = (digits: string): Hex => `0x${digits}`
