import { BaseError } from '@countersign/primitives'

export type JournalErrorCode = 'journal/broken' | 'journal/forked' | 'journal/not-applied' | 'journal/not-written'

export class JournalError extends BaseError<JournalErrorCode, Record<string, unknown>> {
  static broken(path: string, sequence: number, reason: string): JournalError {
    return new JournalError({
      code: 'journal/broken',
      message: `The journal ${path} is damaged at record ${sequence}: ${reason}. Restore the file from a backup; nothing was changed.`,
      meta: { path, sequence },
    })
  }

  static forked(path: string, sequence: number): JournalError {
    return new JournalError({
      code: 'journal/forked',
      message: `The journal ${path} has two records ${sequence}: two services wrote it at the same time. Stop them and run npm run repair-journal -- <data directory>, which keeps the entries of both. Nothing was changed.`,
      meta: { path, sequence },
    })
  }

  /** Clients read this sentence, so it contains no folder. */
  static notWritten(path: string, cause: unknown): JournalError {
    return new JournalError({
      code: 'journal/not-written',
      message: `The journal could not be written, so the request was not accepted. ${whatToDo(cause)}`,
      meta: { path },
      cause,
      retry: 'later',
    })
  }

  static notApplied(sequence: number, reason: string): JournalError {
    return new JournalError({
      code: 'journal/not-applied',
      message: `The request is record ${sequence} of the journal, but it could not be applied to the database: ${reason}. It is set aside and not shown. Tell the operator.`,
      meta: { sequence },
    })
  }
}

function whatToDo(cause: unknown): string {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  if (code === 'ENOSPC' || code === 'EDQUOT') return 'Its disk is full: free some space and send it again.'
  const reason = cause instanceof Error ? cause.message : String(cause)
  return `The operator must check the disk (${reason}); then send it again.`
}
