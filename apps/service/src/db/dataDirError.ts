import { BaseError } from '@countersign/safe/light'

export class DataDirError extends BaseError<'data-dir/locked' | 'data-dir/full', Record<string, unknown>> {
  static locked(dataDir: string, pid: number, lockFile: string): DataDirError {
    return new DataDirError({
      code: 'data-dir/locked',
      message: `The data directory ${dataDir} is in use by process ${pid}. Stop that process or set DATA_DIR to another folder. (Lock file: ${lockFile})`,
      meta: { dataDir, pid },
    })
  }

  /** @param freeBytes what is left on the disk of the folder */
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
