import { BaseError, type Retry } from '@countersign/primitives'
import { journalFileMessages } from './journalFileMessages.ts'
import { journalMessages } from './journalMessages.ts'

export type JournalErrorCode = 'journal/broken' | 'journal/forked' | 'journal/not-applied' | 'journal/not-written'

type Reason = { code: JournalErrorCode; meta: Record<string, unknown>; cause?: unknown; retry?: Retry }

export class JournalError extends BaseError<JournalErrorCode, Record<string, unknown>> {
  /** The message in the current language. */
  readonly describe: () => string

  constructor(reason: Reason, describe: () => string) {
    super({ ...reason, message: describe() })
    this.describe = describe
  }

  static broken(path: string, sequence: number, reason: string): JournalError {
    return new JournalError({ code: 'journal/broken', meta: { path, sequence } }, () =>
      journalFileMessages.broken({ path, sequence, reason }),
    )
  }

  /** Clients read this sentence, so it contains no folder. */
  static changed(sequence: number): JournalError {
    return new JournalError({ code: 'journal/broken', meta: { sequence } }, () =>
      journalFileMessages.changed({ sequence }),
    )
  }

  static forked(path: string, sequence: number): JournalError {
    return new JournalError({ code: 'journal/forked', meta: { path, sequence } }, () =>
      journalFileMessages.forked({ path, sequence }),
    )
  }

  /** Clients read this sentence, so it contains no folder. */
  static notWritten(path: string, cause: unknown): JournalError {
    const reason = cause instanceof Error ? cause.message : String(cause)
    return new JournalError({ code: 'journal/not-written', meta: { path }, cause, retry: 'later' }, () =>
      isDiskFull(cause) ? journalMessages.diskFull : journalMessages.notWritten({ reason }),
    )
  }

  static notApplied(sequence: number, reason: string): JournalError {
    return new JournalError({ code: 'journal/not-applied', meta: { sequence } }, () =>
      journalFileMessages.notApplied({ sequence, reason }),
    )
  }
}

const isDiskFull = (cause: unknown): boolean =>
  cause instanceof Error && 'code' in cause && (cause.code === 'ENOSPC' || cause.code === 'EDQUOT')
