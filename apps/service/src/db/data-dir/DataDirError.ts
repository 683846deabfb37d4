import { BaseError } from '@countersign/primitives'
import { operatorMessages } from '../../errors/operatorMessages.ts'

export class DataDirError extends BaseError<
  'data-dir/locked' | 'data-dir/lost' | 'data-dir/without-journal' | 'data-dir/full',
  Record<string, unknown>
> {
  /** @param pid null when the lock file does not name the process */
  static locked(dataDir: string, pid: number | null, lockFile: string): DataDirError {
    return new DataDirError({
      code: 'data-dir/locked',
      message: operatorMessages.dataDirLocked({ dataDir, pid, lockFile }),
      meta: { dataDir, pid },
    })
  }

  /** @param reason the evidence for the loss */
  static lost(dataDir: string, reason: string): DataDirError {
    return new DataDirError({
      code: 'data-dir/lost',
      message: operatorMessages.dataDirLost({ dataDir, reason }),
      meta: { dataDir, reason },
      retry: 'later',
    })
  }

  static withoutJournal(dataDir: string): DataDirError {
    return new DataDirError({
      code: 'data-dir/without-journal',
      message: operatorMessages.dataDirWithoutJournal({ dataDir }),
      meta: { dataDir },
    })
  }

  /** @param freeBytes free space on the disk of the folder */
  static full(dataDir: string, freeBytes: number, cause: unknown): DataDirError {
    return new DataDirError({
      code: 'data-dir/full',
      message: operatorMessages.dataDirFull({ dataDir, freeBytes }),
      meta: { dataDir, freeBytes },
      cause,
      retry: 'later',
    })
  }
}
