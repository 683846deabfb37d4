import { BaseError } from '@countersign/primitives'
import { operatorMessages } from '../../errors/operatorMessages.ts'

export class DatabaseServerError extends BaseError<'database/unusable', { place: string }> {
  /** @param connectionString may contain a password, so only its host and database appear in the message */
  static unusable(connectionString: string, cause: unknown): DatabaseServerError {
    const place = describe(connectionString)
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'no answer'
    const reason = (cause instanceof Error && cause.message) || code
    return new DatabaseServerError({
      code: 'database/unusable',
      message: operatorMessages.serverUnusable({ host: place, reason }),
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
