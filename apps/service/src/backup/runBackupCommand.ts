import { backupDataDir } from './backupDataDir.ts'
import { backupMessages } from './backupMessages.ts'
import { backupPostgres } from './backupPostgres.ts'
import { parseRestorePoint, restoreBackup } from './restoreBackup.ts'

type Places = {
  /** Folders to which segments of the backup were moved. */
  archives?: readonly string[] | undefined
  /** The source of a backup that names no data directory. */
  databaseUrl?: string | undefined
}

/**
 * `backup <data directory> <folder>`, `backup <folder>` for PostgreSQL, and `restore <folder> <data directory> [record or time]`.
 * @returns what was done; null for another command
 * @throws BackupError, JournalError, DataDirError; RangeError for a point that is neither
 */
export async function runBackupCommand(
  [command, from, to, point, ...more]: readonly string[],
  { archives = [], databaseUrl }: Places = {},
): Promise<string | null> {
  if (from === undefined || more.length > 0) return null
  if (command === 'backup' && to === undefined)
    return databaseUrl === undefined ? null : backupMessages.backedUp(await backupPostgres(databaseUrl, from))
  if (to === undefined) return null
  if (command === 'backup' && point === undefined) return backupMessages.backedUp(await backupDataDir(from, to))
  if (command !== 'restore') return null
  const { records, hash, at } = await restoreBackup(from, to, {
    point: point === undefined ? undefined : parseRestorePoint(point),
    archives,
  })
  if (records === 0) return backupMessages.restoredNothing
  return backupMessages.restored({ records, hash, at: new Date(at).toISOString() })
}
