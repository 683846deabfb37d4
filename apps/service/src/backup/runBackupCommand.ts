import { backupDataDir } from './backupDataDir.ts'
import { backupMessages } from './backupMessages.ts'
import { parseRestorePoint, restoreBackup } from './restoreBackup.ts'

/**
 * `backup <data directory> <folder>` and `restore <folder> <data directory> [record or time]`.
 * @param archives folders to which segments of the backup were moved
 * @returns what was done; null for another command
 * @throws BackupError, JournalError, DataDirError; RangeError for a point that is neither
 */
export async function runBackupCommand(
  [command, from, to, point, ...more]: readonly string[],
  archives: readonly string[] = [],
): Promise<string | null> {
  if (from === undefined || to === undefined || more.length > 0) return null
  if (command === 'backup' && point === undefined) return backupMessages.backedUp(await backupDataDir(from, to))
  if (command !== 'restore') return null
  const { records, hash, at } = await restoreBackup(from, to, {
    point: point === undefined ? undefined : parseRestorePoint(point),
    archives,
  })
  if (records === 0) return backupMessages.restoredNothing
  return backupMessages.restored({ records, hash, at: new Date(at).toISOString() })
}
