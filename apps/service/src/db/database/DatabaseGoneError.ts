import { BaseError } from '@countersign/primitives'
import { databaseMessages } from './databaseMessages.ts'

export type DatabaseGoneCode =
  | 'database/disk-full'
  | 'database/failing'
  | 'database/out-of-time'
  | 'database/read-only'
  | 'database/superseded'
  | 'database/unreachable'

/** The database is unavailable for every statement. The messages name no host, because clients read them. */
export class DatabaseGoneError extends BaseError<DatabaseGoneCode, null> {
  /** The message in the current language. */
  readonly describe: () => string

  constructor(code: DatabaseGoneCode, describe: () => string, cause?: unknown) {
    super({ code, message: describe(), meta: null, cause, retry: 'later' })
    this.describe = describe
  }
}

/**
 * Codes of PostgreSQL and Node. `pg`, its pool and the embedded database also fail without a code or with numbers of their own; those
 * errors are recognized by text.
 */
const KINDS: readonly [DatabaseGoneCode, RegExp, RegExp | null, () => string][] = [
  [
    'database/disk-full',
    /^(53100|ENOSPC|EDQUOT)$/,
    /no space left on device|"errno":(51|19)\b/i,
    () => databaseMessages.diskFull,
  ],
  [
    'database/out-of-time',
    /^(57014|25P03|55P03)$/,
    /query read timeout|timeout exceeded when trying to connect/i,
    () => databaseMessages.outOfTime,
  ],
  ['database/read-only', /^25006$/, null, () => databaseMessages.readOnly],
  ['database/failing', /^(58\w{3}|53\w{3}|EIO)$/, /"errno":29\b/, () => databaseMessages.failing],
  [
    'database/unreachable',
    /^(08\w{3}|57P0\w|ECONNREFUSED|ECONNRESET|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|EPIPE|ETIMEDOUT)$/,
    /connection terminated|client has encountered a connection error|client was closed|database thread ended|timeout expired/i,
    () => databaseMessages.unreachable,
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
