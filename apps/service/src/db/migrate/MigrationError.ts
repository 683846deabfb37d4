import { BaseError } from '@countersign/primitives'
import { operatorMessages } from '../../errors/operatorMessages.ts'

type MigrationErrorCode = 'database/from-the-future' | 'database/not-prepared'

export class MigrationError extends BaseError<MigrationErrorCode, { found: number | null; known: number }> {
  static fromTheFuture(found: number, known: number): MigrationError {
    return new MigrationError({
      code: 'database/from-the-future',
      message: operatorMessages.databaseNewer({ found, known }),
      meta: { found, known },
    })
  }

  /** The error of a process that only reads. */
  static notPrepared(known: number): MigrationError {
    return new MigrationError({
      code: 'database/not-prepared',
      message: operatorMessages.readOnlyTooEarly,
      meta: { found: null, known },
    })
  }
}
