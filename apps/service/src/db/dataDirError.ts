import { BaseError } from '@countersign/safe/light'

export class DataDirError extends BaseError<'data-dir/locked', { dataDir: string; pid: number }> {
  static locked(dataDir: string, pid: number, lockFile: string): DataDirError {
    return new DataDirError({
      code: 'data-dir/locked',
      message: `The data directory ${dataDir} is in use by process ${pid}. Stop that process or set DATA_DIR to another folder. (Lock file: ${lockFile})`,
      meta: { dataDir, pid },
    })
  }
}
