import { BaseError } from '@countersign/safe/light'

export class MigrationError extends BaseError<'database/from-the-future', { found: number; known: number }> {
  static fromTheFuture(found: number, known: number): MigrationError {
    return new MigrationError({
      code: 'database/from-the-future',
      message: `The database has version ${found}, this service knows versions up to ${known}: a newer service has used it. Start that one, or restore the backup from before its upgrade. Nothing was changed.`,
      meta: { found, known },
    })
  }
}
