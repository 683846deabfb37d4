import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DataDirError } from '../db/data-dir/DataDirError.ts'
import { findSuperseded } from '../journal/findSuperseded.ts'
import { readJournalFile } from '../journal/readJournalFile.ts'
import { addToBackup, type BackedUp } from './addToBackup.ts'
import { BackupError } from './BackupError.ts'
import { copyOthers } from './copyOthers.ts'

/**
 * Adds to a backup what the journal of a data directory has since the last one, and copies the other files. The service may run.
 * @throws BackupError `backup/other-journal`: an earlier segment is not part of this journal; JournalError
 */
export async function backupDataDir(dataDir: string, folder: string): Promise<BackedUp> {
  const path = join(dataDir, 'journal.jsonl')
  if (!existsSync(path)) throw DataDirError.withoutJournal(dataDir)
  return addToBackup(folder, {
    async *records(before) {
      const { superseded, end } = await findSuperseded(path)
      if (before && end.sequence < before.last) throw BackupError.otherJournal(folder, before.last)
      const last = before?.last ?? 0
      for await (const { records } of readJournalFile(path, { superseded })) {
        if (before && records.some(({ sequence, hash }) => sequence === last && hash !== before.hash))
          throw BackupError.otherJournal(folder, last)
        yield records.filter(({ sequence }) => sequence > last)
      }
    },
    copyOthers: () => copyOthers(dataDir, folder),
  })
}
