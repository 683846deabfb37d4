import { BaseError } from '@countersign/safe/light'

export class SecretError extends BaseError<'secret/empty' | 'secret/lost', Record<string, string>> {
  static empty(path: string): SecretError {
    return new SecretError({
      code: 'secret/empty',
      message: `The file ${path} is there but empty. Restore it from a backup, or delete it: a new key is made, and what depends on the old one (sessions, push subscriptions, signatures) ends.`,
      meta: { path },
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
