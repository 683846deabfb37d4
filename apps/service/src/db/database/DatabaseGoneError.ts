import { BaseError } from '@countersign/primitives'

export type DatabaseGoneCode =
  | 'database/disk-full'
  | 'database/failing'
  | 'database/out-of-time'
  | 'database/superseded'
  | 'database/unreachable'

/** The database is unavailable for every statement. The messages name no host, because clients read them. */
export class DatabaseGoneError extends BaseError<DatabaseGoneCode, null> {
  constructor(code: DatabaseGoneCode, message: string, cause?: unknown) {
    super({ code, message, meta: null, cause, retry: 'later' })
  }
}

/**
 * Codes of PostgreSQL and Node. `pg`, its pool and the embedded database also fail without a code or with numbers of their own; those
 * errors are recognized by text.
 */
const KINDS: readonly [DatabaseGoneCode, RegExp, RegExp | null, string][] = [
  [
    'database/disk-full',
    /^(53100|ENOSPC|EDQUOT)$/,
    /no space left on device|"errno":(51|19)\b/i,
    'The disk of the database is full, so nothing was changed. The operator must free some space; then send it again.',
  ],
  [
    'database/out-of-time',
    /^(57014|25P03|55P03)$/,
    /query read timeout|timeout exceeded when trying to connect/i,
    'The database did not answer in time. The request may have been accepted: check before sending it again. The operator should check the database and the network to it.',
  ],
  [
    'database/failing',
    /^(58\w{3}|53\w{3}|EIO)$/,
    /"errno":29\b/,
    'The database reports a failure of its machine. The operator must check its disk, memory and connections; then send it again.',
  ],
  [
    'database/unreachable',
    /^(08\w{3}|57P0\w|ECONNREFUSED|ECONNRESET|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|EPIPE|ETIMEDOUT)$/,
    /connection terminated|client has encountered a connection error|client was closed|database thread ended|timeout expired/i,
    'The database cannot be reached. The operator must check that it runs and that the network to it works; then try again.',
  ],
]

/** Converts an error to a `DatabaseGoneError` when it means that the database is unavailable. */
export function toDatabaseGone(failure: unknown): Error {
  const error = failure instanceof Error ? failure : new Error(String(failure))
  if (error instanceof DatabaseGoneError) return error
  const code = 'code' in error ? String(error.code) : ''
  const kind = KINDS.find(([, codes, texts]) => codes.test(code) || (texts?.test(error.message) ?? false))
  return kind ? new DatabaseGoneError(kind[0], kind[3], error) : error
}
