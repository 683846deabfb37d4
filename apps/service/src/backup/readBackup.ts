import { HashSchema } from '@countersign/api'
import { createHash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import type { StoredRecord } from '../journal/JournalEntry.ts'
import { JOURNAL_START, readJournalFile } from '../journal/readJournalFile.ts'
import { BackupError } from './BackupError.ts'
import { backupMessages } from './backupMessages.ts'

export const BACKUP_FILE = 'backup.json'

/** Consecutive records of the journal in a file of the backup, which never changes. */
const Segment = z.object({
  file: z.string().check(z.regex(/^journal-\d+\.jsonl$/)),
  first: z.number(),
  last: z.number(),
  /** Hash of the last record. */
  hash: HashSchema,
  sha256: z.string(),
})
export type Segment = z.output<typeof Segment>

export const BackupManifest = z.object({ format: z.literal(1), segments: z.array(Segment) })
export type BackupManifest = z.output<typeof BackupManifest>

/** @throws BackupError backup/damaged */
export async function readManifest(folder: string): Promise<BackupManifest | null> {
  const path = join(folder, BACKUP_FILE)
  try {
    return z.parse(BackupManifest, JSON.parse(await readFile(path, 'utf8')))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw BackupError.damaged(path, String(error))
  }
}

/** A segment, and the file that has it. */
export type LocatedSegment = Segment & { readonly path: string }

/**
 * Finds the files of all segments before any is read.
 * @param folders the folder of the backup, and those to which segments were moved; the first that has a file counts
 * @throws BackupError backup/segment-missing
 */
export function locateSegments({ segments }: BackupManifest, folders: readonly string[]): readonly LocatedSegment[] {
  return segments.map((segment) => {
    const path = folders.map((folder) => join(folder, segment.file)).find((place) => existsSync(place))
    if (path === undefined) throw BackupError.segmentMissing(segment, folders)
    return { ...segment, path }
  })
}

/**
 * Every record of a backup, in parts. Checksums, hashes and the order of the segments are verified before a part is returned.
 * @throws BackupError backup/damaged, JournalError journal/broken
 */
export async function* readBackup(segments: readonly LocatedSegment[]): AsyncGenerator<readonly StoredRecord[]> {
  let end = { sequence: JOURNAL_START.sequence, hash: JOURNAL_START.hash }
  for (const { path, last, hash, sha256 } of segments) {
    const computed = await checksumOf(path)
    if (computed !== sha256) throw BackupError.damaged(path, backupMessages.otherChecksum({ stored: sha256, computed }))
    for await (const part of readJournalFile(path, { from: { ...JOURNAL_START, ...end } })) {
      end = { sequence: part.end.sequence, hash: part.end.hash }
      yield part.records
    }
    if (end.sequence !== last || end.hash !== hash)
      throw BackupError.damaged(path, backupMessages.otherEnd({ sequence: last, hash }))
  }
}

async function checksumOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path)) hash.update(Buffer.from(chunk))
  return hash.digest('hex')
}
