import { createHash } from 'node:crypto'
import { chmod, mkdir, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { syncFolder, writeFileDurably } from '../files/writeFileDurably.ts'
import { GENESIS_HASH, type StoredRecord } from '../journal/JournalEntry.ts'
import { BACKUP_FILE, readManifest, type Segment } from './readBackup.ts'

export type BackedUp = { added: number; records: number; hash: string }

/** Where a backup comes from. */
export type BackupSource = {
  /** The records after the last segment, in parts. @throws BackupError `backup/other-journal` */
  records(before: Segment | undefined): AsyncIterable<readonly StoredRecord[]>
  /** Copies into the folder what cannot be rebuilt, apart from the journal. */
  copyOthers(): Promise<void>
}

/**
 * Adds to a backup what a journal has since the last one, as one more segment. An interrupted backup leaves the earlier one as it was.
 */
export async function addToBackup(folder: string, { records, copyOthers }: BackupSource): Promise<BackedUp> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await chmod(folder, 0o700)
  const segments = (await readManifest(folder))?.segments ?? []
  const before = segments.at(-1)
  const added = await writeSegment(folder, (before?.last ?? 0) + 1, records(before))
  await copyOthers()
  const all = added ? [...segments, added] : segments
  await writeFileDurably(join(folder, BACKUP_FILE), `${JSON.stringify({ format: 1, segments: all }, null, 2)}\n`)
  const last = all.at(-1)
  return {
    added: added ? added.last - added.first + 1 : 0,
    records: last?.last ?? 0,
    hash: last?.hash ?? GENESIS_HASH,
  }
}

/** @returns null when there are no records */
async function writeSegment(
  folder: string,
  first: number,
  records: AsyncIterable<readonly StoredRecord[]>,
): Promise<Segment | null> {
  const file = `journal-${String(first).padStart(12, '0')}.jsonl`
  const draft = join(folder, `${file}.draft`)
  let last: StoredRecord | undefined
  const sum = createHash('sha256')
  const handle = await open(draft, 'w', 0o600)
  try {
    for await (const part of records) {
      last = part.at(-1) ?? last
      const text = part.map(formatRecord).join('')
      sum.update(text)
      await handle.writeFile(text)
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
  return { file, first, last: last.sequence, hash: last.hash, sha256: sum.digest('hex') }
}

/** A line of a journal without the number of its writer: a restored journal begins with new ones. */
export const formatRecord = ({ sequence, previous, hash, at, entry }: StoredRecord): string =>
  `${JSON.stringify({ sequence, previous, hash, at, entry })}\n`
