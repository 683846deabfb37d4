import { BaseError } from '@countersign/primitives'
import { operatorMessages } from '../../errors/operatorMessages.ts'

export class MigrationError extends BaseError<'database/from-the-future', { found: number; known: number }> {
  static fromTheFuture(found: number, known: number): MigrationError {
    return new MigrationError({
      code: 'database/from-the-future',
      message: operatorMessages.databaseNewer({ found, known }),
      meta: { found, known },
    })
  }
}
