import { BaseError } from '@countersign/primitives'
import { operatorMessages } from '../errors/operatorMessages.ts'

export type MoveErrorCode = 'move/nothing-there' | 'move/target-used'

/** Thrown before anything is written. */
export class MoveError extends BaseError<MoveErrorCode, Record<string, unknown>> {
  static nothingThere(dataDir: string): MoveError {
    return new MoveError({
      code: 'move/nothing-there',
      message: operatorMessages.nothingToMove({ dataDir }),
      meta: { dataDir },
    })
  }

  static targetUsed(records: number, secrets: number): MoveError {
    return new MoveError({
      code: 'move/target-used',
      message: operatorMessages.targetUsed({ records, secrets }),
      meta: { records, secrets },
    })
  }
}
