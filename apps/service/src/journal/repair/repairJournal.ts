import { existsSync } from 'node:fs'
import { link, open, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { DataDirError } from '../../db/data-dir/DataDirError.ts'
import { lockDataDir, type DataDirLock } from '../../db/data-dir/lockDataDir.ts'
import { syncFolder } from '../../files/writeFileDurably.ts'
import { findSuperseded } from '../findSuperseded.ts'
import { JournalError } from '../JournalError.ts'
import { formatJournalLines } from '../journalLine.ts'
import { readBranches, type Branches } from './readBranches.ts'
import { GENESIS_HASH, hashRecord, type StoredRecord } from '../JournalStore.ts'
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
