import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { verifyJournal } from '../journal/verify/verifyJournal.ts'
import { BACKUP_FILE } from './readBackup.ts'
import { verifyBackup } from './verifyBackup.ts'

type Options = Parameters<typeof verifyJournal>[1] & {
  /** Folders to which segments of the backup were moved. */
  archive?: readonly string[] | undefined
}

/** Verifies the folder of a backup; otherwise a page, an export or a journal file. */
export const verifyPlace = (place: string, options: Options = {}): ReturnType<typeof verifyJournal> =>
  existsSync(join(place, BACKUP_FILE)) ? verifyBackup(place, options.archive) : verifyJournal(place, options)
