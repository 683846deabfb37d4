import { existsSync } from 'node:fs'
import { chmod, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { DataDirError } from '../db/data-dir/DataDirError.ts'
import { syncFolder, writeFileDurably } from '../files/writeFileDurably.ts'
import { findSuperseded } from '../journal/findSuperseded.ts'
import { GENESIS_HASH, type StoredRecord } from '../journal/JournalEntry.ts'
import { type JournalRange, readJournalFile } from '../journal/readJournalFile.ts'
import { BackupError } from './BackupError.ts'
import { BACKUP_FILE, checksumOf, readManifest, type Segment } from './readBackup.ts'

export type BackedUp = { added: number; records: number; hash: string }

/** Files beside the journal that cannot be rebuilt. */
export const OTHER_FILES = ['durable.json', 'prices.jsonl'] as const

/**
 * Adds to a backup what the journal of a data directory has since the last one, as one more segment, and copies the other files. The service
 * may run. An interrupted backup leaves the earlier one as it was.
 * @throws BackupError `backup/other-journal`: an earlier segment is not part of this journal; JournalError
 */
export async function backupDataDir(dataDir: string, folder: string): Promise<BackedUp> {
  const path = join(dataDir, 'journal.jsonl')
  if (!existsSync(path)) throw DataDirError.withoutJournal(dataDir)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await chmod(folder, 0o700)
  const segments = (await readManifest(folder))?.segments ?? []
  const before = segments.at(-1)
  const { superseded, end } = await findSuperseded(path)
  if (before && end.sequence < before.last) throw BackupError.otherJournal(folder, before.last)
  const added = await writeSegment({ path, superseded, folder, before })
  await copyOthers(dataDir, folder)
  const all = added ? [...segments, added] : segments
  await writeFileDurably(join(folder, BACKUP_FILE), `${JSON.stringify({ format: 1, segments: all }, null, 2)}\n`)
  const last = all.at(-1)
  return {
    added: added ? added.last - added.first + 1 : 0,
    records: last?.last ?? 0,
    hash: last?.hash ?? GENESIS_HASH,
  }
}

type Parts = {
  path: string
  superseded: readonly JournalRange[]
  folder: string
  before: Segment | undefined
}

/** @returns null when there are no new records */
async function writeSegment({ path, superseded, folder, before }: Parts): Promise<Segment | null> {
  const first = (before?.last ?? 0) + 1
  const file = `journal-${String(first).padStart(12, '0')}.jsonl`
  const draft = join(folder, `${file}.draft`)
  let last: StoredRecord | undefined
  const handle = await open(draft, 'w', 0o600)
  try {
    for await (const { records } of readJournalFile(path, { superseded })) {
      if (before && records.some(({ sequence, hash }) => sequence === before.last && hash !== before.hash))
        throw BackupError.otherJournal(folder, before.last)
      const added = records.filter(({ sequence }) => sequence >= first)
      last = added.at(-1) ?? last
      await handle.writeFile(added.map(formatRecord).join(''))
    }
    await handle.sync()
  } finally {
    await handle.close()
  }
  if (!last) {
    await rm(draft)
    return null
  }
  await rename(draft, join(folder, file))
  await syncFolder(folder)
  return { file, first, last: last.sequence, hash: last.hash, sha256: await checksumOf(join(folder, file)) }
}

/** A line of a journal without the number of its writer: a restored journal begins with new ones. */
export const formatRecord = ({ sequence, previous, hash, at, entry }: StoredRecord): string =>
  `${JSON.stringify({ sequence, previous, hash, at, entry })}\n`

/** Copies what cannot be rebuilt, apart from the journal. Each file is complete. */
export async function copyOthers(from: string, to: string): Promise<void> {
  for (const name of OTHER_FILES) await copyFile(join(from, name), join(to, name))
  const secrets = join(from, 'secrets')
  if (!existsSync(secrets)) return
  await mkdir(join(to, 'secrets'), { recursive: true, mode: 0o700 })
  for (const name of await readdir(secrets))
    if (/^[a-z0-9-]+$/.test(name)) await copyFile(join(secrets, name), join(to, 'secrets', name))
}

async function copyFile(from: string, to: string): Promise<void> {
  if (existsSync(from)) await writeFileDurably(to, await readFile(from, 'utf8'))
}
