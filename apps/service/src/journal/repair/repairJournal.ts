import { createReadStream, existsSync } from 'node:fs'
import { link, open, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { DataDirError } from '../../db/data-dir/DataDirError.ts'
import { type DataDirLock, lockDataDir } from '../../db/data-dir/lockDataDir.ts'
import { syncFolder } from '../../files/writeFileDurably.ts'
import { findSuperseded } from '../findSuperseded.ts'
import { JournalError } from '../JournalError.ts'
import { GENESIS_HASH, hashRecord, type StoredRecord } from '../JournalEntry.ts'
import { formatJournalLines, parseJournalLine, UNFINISHED } from '../JournalLine.ts'
import { journalFileMessages } from '../journalFileMessages.ts'

/**
 * One chain with the entries of all branches. Each branch keeps its order; between branches the time of the record decides, so that an
 * older entry of one branch cannot restore a delegation that the other ended. Up to the first fork nothing changes; from there on records
 * get new numbers and hashes.
 */
function* mergeBranches({ following }: Branches): Generator<StoredRecord> {
  let end: { sequence: number; hash: StoredRecord['hash'] } = { sequence: 0, hash: GENESIS_HASH }
  let next = [...(following.get(GENESIS_HASH) ?? [])]
  for (let first = earliest(next); first !== undefined; first = earliest(next)) {
    const chosen = first
    const record = { sequence: end.sequence + 1, previous: end.hash, at: chosen.at, entry: chosen.entry }
    end = { sequence: record.sequence, hash: hashRecord(record) }
    yield { ...record, hash: end.hash }
    next = [...next.filter((one) => one !== chosen), ...(following.get(chosen.hash) ?? [])]
  }
}

const earliest = (records: readonly StoredRecord[]): StoredRecord | undefined =>
  records.reduce<StoredRecord | undefined>((first, one) => (first && first.at <= one.at ? first : one), undefined)

export type Repair =
  | { kind: 'unbroken'; records: number }
  | { kind: 'repaired'; records: number; unfinished: number; kept: string }

/**
 * Joins the branches of a journal that two services wrote at the same time. The original file is kept.
 * @param dataDir - of a service that is stopped
 * @throws {JournalError} `journal/broken` when a record is damaged; {DataDirError} when a service runs
 */
export async function repairJournal(dataDir: string): Promise<Repair> {
  if (!existsSync(join(dataDir, 'journal.jsonl'))) throw DataDirError.withoutJournal(dataDir)
  const lock = await lockDataDir(dataDir)
  try {
    const sequence = await findEnd(lock.journalPath)
    return sequence === null ? await repair(lock, dataDir) : { kind: 'unbroken', records: sequence }
  } finally {
    await lock.release()
  }
}

/** Number of the last record; null when the journal is forked. */
async function findEnd(path: string): Promise<number | null> {
  try {
    return (await findSuperseded(path)).end.sequence
  } catch (error) {
    if (error instanceof JournalError && error.code !== 'journal/forked' && error.code !== 'journal/broken') throw error
    if (error instanceof JournalError) return null
    throw error
  }
}

async function repair(lock: DataDirLock, dataDir: string): Promise<Repair> {
  const path = lock.journalPath
  const branches = await readBranches(path)
  const draft = `${path}.repaired`
  const file = await open(draft, 'w', 0o600)
  try {
    for (const record of mergeBranches(branches))
      await file.writeFile(formatJournalLines([record], lock.writer(), false))
    await file.sync()
  } finally {
    await file.close()
  }
  const { end } = await findSuperseded(draft)
  if (end.sequence !== branches.records)
    throw JournalError.broken(draft, end.sequence, journalFileMessages.recordsMissing({ count: branches.records }))
  const kept = `${path}.forked-${lock.writer()}`
  await lock.assertHeld()
  await link(path, kept)
  await rename(draft, path)
  await syncFolder(dataDir)
  return { kind: 'repaired', records: end.sequence, unfinished: branches.unfinished, kept }
}

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

type Branches = {
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
async function readBranches(path: string): Promise<Branches> {
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
