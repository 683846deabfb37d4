import { BaseError } from '@countersign/primitives'
import { backupMessages } from './backupMessages.ts'

type Code =
  | 'backup/damaged'
  | 'backup/other-journal'
  | 'backup/not-empty'
  | 'backup/missing'
  | 'backup/segment-missing'
  | 'backup/beyond'
  | 'backup/no-table'
  | 'backup/table-damaged'

/** Why a backup or a restore was refused. Nothing was changed that was there before. */
export class BackupError extends BaseError<Code, Record<string, unknown>> {
  static missing = (folder: string) =>
    new BackupError({ code: 'backup/missing', message: backupMessages.missing({ folder }), meta: { folder } })

  static damaged = (path: string, reason: string) =>
    new BackupError({ code: 'backup/damaged', message: backupMessages.damaged({ path, reason }), meta: { path } })

  static segmentMissing = (
    { file, first, last }: { file: string; first: number; last: number },
    folders: readonly string[],
  ) =>
    new BackupError({
      code: 'backup/segment-missing',
      message: backupMessages.segmentMissing({ file, first, last, folders }),
      meta: { file, first, last, folders },
    })

  static otherJournal = (folder: string, sequence: number) =>
    new BackupError({
      code: 'backup/other-journal',
      message: backupMessages.otherJournal({ folder, sequence }),
      meta: { folder, sequence },
    })

  static notEmpty = (folder: string) =>
    new BackupError({ code: 'backup/not-empty', message: backupMessages.notEmpty({ folder }), meta: { folder } })

  static beyond = (folder: string, last: number) =>
    new BackupError({ code: 'backup/beyond', message: backupMessages.beyond({ folder, last }), meta: { folder, last } })

  static noTable = (database: string) =>
    new BackupError({ code: 'backup/no-table', message: backupMessages.noTable({ database }), meta: { database } })

  static tableDamaged = (sequence: number, reason: string) =>
    new BackupError({
      code: 'backup/table-damaged',
      message: backupMessages.tableDamaged({ sequence, reason }),
      meta: { sequence },
    })
}
