import { BaseError } from '@countersign/primitives'

export class DataDirError extends BaseError<
  'data-dir/locked' | 'data-dir/lost' | 'data-dir/without-journal' | 'data-dir/full',
  Record<string, unknown>
> {
  /** @param pid null when the lock file does not name the process */
  static locked(dataDir: string, pid: number | null, lockFile: string): DataDirError {
    return new DataDirError({
      code: 'data-dir/locked',
      message: `The data directory ${dataDir} is in use by ${pid === null ? 'another process' : `process ${pid}`}. Stop that process or set DATA_DIR to another folder. (Lock file: ${lockFile})`,
      meta: { dataDir, pid },
    })
  }

  /** @param reason the evidence for the loss */
  static lost(dataDir: string, reason: string): DataDirError {
    return new DataDirError({
      code: 'data-dir/lost',
      message: `Another process has taken the data directory ${dataDir} while this one was stopped: ${reason}. This process accepts nothing more and ends. Let only one service use the directory, and send what it did not confirm again.`,
      meta: { dataDir, reason },
      retry: 'later',
    })
  }

  static withoutJournal(dataDir: string): DataDirError {
    return new DataDirError({
      code: 'data-dir/without-journal',
      message: `The folder ${dataDir} has no journal.jsonl, so it is not a data directory of the service. Pass the folder that DATA_DIR names.`,
      meta: { dataDir },
    })
  }

  /** @param freeBytes free space on the disk of the folder */
  static full(dataDir: string, freeBytes: number, cause: unknown): DataDirError {
    return new DataDirError({
      code: 'data-dir/full',
      message: `The embedded database in ${dataDir} does not open, and its disk has only ${(freeBytes / 1e6).toFixed(1)} MB left. Free some space (it needs some 100 MB) or set DATA_DIR to a folder on another disk, and start again; nothing was changed.`,
      meta: { dataDir, freeBytes },
      cause,
      retry: 'later',
    })
  }
}
