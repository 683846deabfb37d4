import { BaseError } from '@countersign/safe/light'

export type JournalErrorCode = 'journal/broken' | 'journal/not-applied' | 'journal/not-written' | 'journal/unusable'

export class JournalError extends BaseError<JournalErrorCode, Record<string, unknown>> {
  static broken(path: string, sequence: number, reason: string): JournalError {
    return new JournalError({
      code: 'journal/broken',
      message: `The journal ${path} is damaged at record ${sequence}: ${reason}. Restore the file from a backup; nothing was changed.`,
      meta: { path, sequence },
    })
  }

  static notWritten(path: string, cause: unknown): JournalError {
    return new JournalError({
      code: 'journal/not-written',
      message: `The journal ${path} could not be written, so nothing was kept. Check that the disk has space and try again.`,
      meta: { path },
      cause,
      retry: 'later',
    })
  }

  static notApplied(sequence: number, reason: string): JournalError {
    return new JournalError({
      code: 'journal/not-applied',
      message: `What was sent is record ${sequence} of the journal, and could not be made part of the database: ${reason}. It is set aside; nothing shows it. Tell the operator.`,
      meta: { sequence },
    })
  }

  static unusable(path: string, cause: unknown): JournalError {
    return new JournalError({
      code: 'journal/unusable',
      message: `The journal ${path} could not be put right after a failed write. Check the disk and restart the service.`,
      meta: { path },
      cause,
    })
  }
}
