import { BaseError } from '@countersign/primitives'
import { DatabaseGoneError } from '../db/database/DatabaseGoneError.ts'
import { operatorMessages } from '../errors/operatorMessages.ts'

export class SecretError extends BaseError<
  'secret/empty' | 'secret/lost' | 'secret/not-stored',
  Record<string, string>
> {
  static empty(path: string): SecretError {
    return new SecretError({
      code: 'secret/empty',
      message: operatorMessages.secretEmpty({ path }),
      meta: { path },
    })
  }

  /** @param cause only the database's own message is used, and which outage it was: the rest contains the secret */
  static notStored(name: string, cause: unknown): SecretError {
    const inner = cause instanceof Error ? (cause instanceof DatabaseGoneError ? cause : cause.cause) : null
    const reason = inner instanceof Error ? inner.message : null
    return new SecretError({
      ...(inner instanceof DatabaseGoneError ? { cause: new DatabaseGoneError(inner.code, inner.describe) } : {}),
      code: 'secret/not-stored',
      message: operatorMessages.secretNotStored({ name, reason }),
      meta: { name },
    })
  }

  static lost(name: string): SecretError {
    return new SecretError({
      code: 'secret/lost',
      message: operatorMessages.secretLost({ name }),
      meta: { name },
    })
  }
}
