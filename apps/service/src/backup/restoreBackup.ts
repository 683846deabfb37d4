import { existsSync, readdirSync } from 'node:fs'
import { mkdir, open, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { syncFolder } from '../files/writeFileDurably.ts'
import type { StoredRecord } from '../journal/JournalEntry.ts'
import { formatRecord } from './addToBackup.ts'
import { BackupError } from './BackupError.ts'
import { backupMessages } from './backupMessages.ts'
import { copyOthers } from './copyOthers.ts'
import { locateSegments, readBackup, readManifest } from './readBackup.ts'

/** Up to and with a record, or up to a time in epoch milliseconds. */
export type RestorePoint = { sequence: number } | { at: number }
/** `archives`: folders to which segments of the backup were moved. */
type RestoreOptions = { point?: RestorePoint | undefined; archives?: readonly string[] }
export type Restored = { records: number; hash: string; at: number }

/** The number of a record, or a time with its time zone. @throws RangeError for anything else */
export function parseRestorePoint(text: string): RestorePoint {
  if (/^[1-9]\d{0,14}$/.test(text)) return { sequence: Number(text) }
  const at = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/.test(text) ? Date.parse(text) : NaN
  if (Number.isNaN(at)) throw new RangeError(backupMessages.wrongPoint({ text }))
  return { at }
}

/**
 * Restores a backup into an empty or new data directory, whole or up to a point. The journal gets its name last, so that a service never
 * starts on a part of it.
 * @throws BackupError; JournalError when a record is damaged
 */
export async function restoreBackup(
  folder: string,
  dataDir: string,
  { point, archives = [] }: RestoreOptions = {},
): Promise<Restored> {
  const manifest = await readManifest(folder)
  if (manifest === null) throw BackupError.missing(folder)
  if (existsSync(dataDir) && readdirSync(dataDir).length > 0) throw BackupError.notEmpty(dataDir)
  const end = manifest.segments.at(-1)?.last ?? 0
  if (point && 'sequence' in point && point.sequence > end) throw BackupError.beyond(folder, end)
  const segments = locateSegments(manifest, [folder, ...archives])
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const draft = join(dataDir, 'journal.jsonl.draft')
  const file = await open(draft, 'wx', 0o600)
  let last: StoredRecord | undefined
  try {
    // The whole backup is verified, also behind the point.
    let isPast = false
    for await (const records of readBackup(segments)) {
      const wanted = records.filter((record) => !(isPast ||= isBehind(record, point)))
      last = wanted.at(-1) ?? last
      await file.writeFile(wanted.map(formatRecord).join(''))
    }
    await file.sync()
  } finally {
    await file.close()
  }
  await copyOthers(folder, dataDir)
  await rename(draft, join(dataDir, 'journal.jsonl'))
  await syncFolder(dataDir)
  return { records: last?.sequence ?? 0, hash: last?.hash ?? '', at: last?.at ?? 0 }
}

function isBehind({ sequence, at }: StoredRecord, point?: RestorePoint): boolean {
  if (point === undefined) return false
  return 'sequence' in point ? sequence > point.sequence : at > point.at
}
