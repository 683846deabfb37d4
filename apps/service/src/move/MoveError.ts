import { BaseError } from '@countersign/primitives'

export type MoveErrorCode = 'move/nothing-there' | 'move/target-used'

/** Thrown before anything is written. */
export class MoveError extends BaseError<MoveErrorCode, Record<string, unknown>> {
  static nothingThere(dataDir: string): MoveError {
    return new MoveError({
      code: 'move/nothing-there',
      message: `${dataDir} has no journal.jsonl, so there is nothing to move. Pass the data directory of the service with --from.`,
      meta: { dataDir },
    })
  }

  static targetUsed(records: number, secrets: number): MoveError {
    return new MoveError({
      code: 'move/target-used',
      message: `The PostgreSQL database already has ${records} journal records and ${secrets} keys of a service, and two journals cannot be merged. Use an empty database.`,
      meta: { records, secrets },
    })
  }
}
