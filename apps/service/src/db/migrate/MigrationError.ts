import { BaseError } from '@countersign/primitives'

export class MigrationError extends BaseError<
  'database/from-the-future' | 'database/tables-from-the-future',
  { found: number; known: number }
> {
  static fromTheFuture(found: number, known: number): MigrationError {
    return new MigrationError({
      code: 'database/from-the-future',
      message: `The database has version ${found}, this service knows versions up to ${known}: a newer version of the service has used it. Start that version, or restore the backup from before its upgrade. Nothing was changed.`,
      meta: { found, known },
    })
  }

  static tablesFromTheFuture(found: number, known: number): MigrationError {
    return new MigrationError({
      code: 'database/tables-from-the-future',
      message: `The tables of the index have form ${found}, this service knows forms up to ${known}: a newer version of the service uses the database. Start that version. To go back to this one, stop every newer process and run "delete from schema_version"; the tables are then rebuilt from journal and chains. Nothing was changed.`,
      meta: { found, known },
    })
  }
}
