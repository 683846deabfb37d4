import { BaseError } from '@countersign/primitives'

export class SecretError extends BaseError<
  'secret/empty' | 'secret/lost' | 'secret/not-stored',
  Record<string, string>
> {
  static empty(path: string): SecretError {
    return new SecretError({
      code: 'secret/empty',
      message: `The file ${path} is there but empty. Restore it from a backup, or delete it: a new key is made, and what depends on the old one (sessions, push subscriptions, signatures) ends.`,
      meta: { path },
    })
  }

  /** @param cause - only the message of the database itself is passed on */
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
      message: `The secret ${name} was written to the table secrets and is not there. Check who else deletes from this database.`,
      meta: { name },
    })
  }
}
