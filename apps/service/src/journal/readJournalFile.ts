import type { Hex } from '@countersign/safe/light'
import { createReadStream } from 'node:fs'
import { JournalError } from './journalError.ts'
import { GENESIS_HASH, hashRecord, StoredRecord } from './journalStore.ts'

const NEWLINE = 0x0a

/** A place between two records of a file. */
export type JournalPlace = { sequence: number; hash: Hex; offset: number }

export const JOURNAL_START: JournalPlace = { sequence: 0, hash: GENESIS_HASH, offset: 0 }

/** Verified records behind a place, in pieces, with the offset behind the last of them. A last line that is not whole is left out. */
export async function* readJournalFile(
  path: string,
  from: JournalPlace = JOURNAL_START,
): AsyncGenerator<{ records: StoredRecord[]; end: number }> {
  let rest = Buffer.alloc(0)
  let end = from.offset
  let previous: { sequence: number; hash: Hex } = from
  for await (const chunk of createReadStream(path, { start: from.offset, highWaterMark: 1 << 20 })) {
    rest = Buffer.concat([rest, Buffer.from(chunk)])
    const records: StoredRecord[] = []
    for (let stop = rest.indexOf(NEWLINE); stop >= 0; stop = rest.indexOf(NEWLINE)) {
      const record = verifyLine(path, rest.subarray(0, stop).toString('utf8'), previous)
      rest = rest.subarray(stop + 1)
      end += stop + 1
      previous = record
      records.push(record)
    }
    if (records.length > 0) yield { records, end }
  }
}

function verifyLine(path: string, line: string, previous: { sequence: number; hash: Hex }): StoredRecord {
  const sequence = previous.sequence + 1
  const record = parse(line)
  if (!record) throw JournalError.broken(path, sequence, 'the line is no record')
  if (record.sequence !== sequence) throw JournalError.broken(path, sequence, `it says it is record ${record.sequence}`)
  if (record.previous !== previous.hash)
    throw JournalError.broken(path, sequence, `it follows ${record.previous}, the record before it is ${previous.hash}`)
  const hash = hashRecord(record)
  if (hash !== record.hash)
    throw JournalError.broken(path, sequence, `its hash is ${record.hash}, its content gives ${hash}`)
  return record
}

function parse(line: string): StoredRecord | null {
  try {
    const result = StoredRecord.safeParse(JSON.parse(line))
    return result.success ? result.data : null
  } catch {
    return null
  }
}
