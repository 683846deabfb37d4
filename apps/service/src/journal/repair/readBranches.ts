import { JournalError } from '../JournalError.ts'
import { parseJournalLine, UNFINISHED } from '../journalLine.ts'
import { GENESIS_HASH, hashRecord, type StoredRecord } from '../JournalStore.ts'
import { createReadStream } from 'node:fs'
import { journalFileMessages } from '../journalFileMessages.ts'

const NEWLINE = 0x0a

/** The lines of a file; the last one is incomplete when it has no line end. */
async function* readLines(path: string): AsyncGenerator<{ text: string; isWhole: boolean }> {
  let rest = Buffer.alloc(0)
  for await (const chunk of createReadStream(path, { highWaterMark: 1 << 20 })) {
    rest = Buffer.concat([rest, Buffer.from(chunk)])
    for (let stop = rest.indexOf(NEWLINE); stop >= 0; stop = rest.indexOf(NEWLINE)) {
      yield { text: rest.subarray(0, stop).toString('utf8'), isWhole: true }
      rest = rest.subarray(stop + 1)
    }
  }
  if (rest.length > 0) yield { text: rest.toString('utf8'), isWhole: false }
}

export type Branches = {
  /** By the hash of the preceding record, in the order of the file. */
  readonly following: ReadonlyMap<string, readonly StoredRecord[]>
  readonly records: number
  /** Lines that a crash left incomplete. */
  readonly unfinished: number
}

/**
 * Reads every record of a journal, of all branches. Each must be intact and follow a record of the file: a damaged record cannot be
 * distinguished from a changed one, so it is not repaired.
 * @throws {JournalError} `journal/broken`
 */
export async function readBranches(path: string): Promise<Branches> {
  const following = new Map<string, StoredRecord[]>()
  const known = new Set<string>([GENESIS_HASH])
  let line = 0
  let unfinished = 0
  for await (const { text, isWhole } of readLines(path)) {
    line += 1
    if (!isWhole || text.endsWith(UNFINISHED)) {
      unfinished += 1
      continue
    }
    const record = parseJournalLine(text)
    if (!record) throw JournalError.broken(path, line, journalFileMessages.notRecord)
    const { writer: _writer, ...stored } = record
    const hash = hashRecord(stored)
    if (hash !== stored.hash)
      throw JournalError.broken(
        path,
        stored.sequence,
        journalFileMessages.otherHash({ stored: stored.hash, computed: hash }),
      )
    if (!known.has(stored.previous))
      throw JournalError.broken(path, stored.sequence, journalFileMessages.followsNone(stored))
    // The same line twice is one record.
    if (known.has(hash)) continue
    known.add(hash)
    following.set(stored.previous, [...(following.get(stored.previous) ?? []), stored])
  }
  return { following, records: known.size - 1, unfinished }
}
