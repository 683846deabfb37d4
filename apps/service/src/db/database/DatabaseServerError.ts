import { BaseError } from '@countersign/primitives'

export class DatabaseServerError extends BaseError<'database/unusable', { place: string }> {
  /** @param connectionString may contain a password, so only its host and database appear in the message */
  static unusable(connectionString: string, cause: unknown): DatabaseServerError {
    const place = describe(connectionString)
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'no answer'
    const reason = (cause instanceof Error && cause.message) || code
    return new DatabaseServerError({
      code: 'database/unusable',
      message: `The PostgreSQL server at ${place} cannot be used: ${reason}. Start it, or correct DATABASE_URL, and start again.`,
      meta: { place },
      cause,
      retry: 'later',
    })
  }
}

function describe(connectionString: string): string {
  if (!URL.canParse(connectionString)) return 'DATABASE_URL'
  const { host, pathname } = new URL(connectionString)
  return `${host}${pathname}`
}
