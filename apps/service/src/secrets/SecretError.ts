import { BaseError } from '@countersign/primitives'
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

  /** @param cause only the database's own message is used */
  static notStored(name: string, cause: unknown): SecretError {
    const reason = cause instanceof Error && cause.cause instanceof Error ? cause.cause.message : null
    return new SecretError({
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
