import { BaseError } from '@countersign/primitives'

export class SecretError extends BaseError<
  'secret/empty' | 'secret/lost' | 'secret/not-stored',
  Record<string, string>
> {
  static empty(path: string): SecretError {
    return new SecretError({
      code: 'secret/empty',
      message: `The file ${path} exists but is empty. Restore it from a backup, or delete it: the service then creates a new key, and sessions, push subscriptions and signatures of the old key end.`,
      meta: { path },
    })
  }

  /** @param cause only the database's own message is used */
  static notStored(name: string, cause: unknown): SecretError {
    const said = cause instanceof Error && cause.cause instanceof Error ? cause.cause.message : 'no reason is known'
    return new SecretError({
      code: 'secret/not-stored',
      message: `The new secret ${name} could not be written to the table secrets: ${said}. Check the database and try again.`,
      meta: { name },
    })
  }

  static lost(name: string): SecretError {
    return new SecretError({
      code: 'secret/lost',
      message: `The secret ${name} was written to the table secrets but cannot be found there. Check whether another program deletes from this database.`,
      meta: { name },
    })
  }
}
