import { SafeError } from '../errors/SafeError.ts'

/** The error for typed data that cannot be hashed; `reason` completes the sentence. */
export function malformedTypedData(reason: string): SafeError<'message/malformed'> {
  return new SafeError('message/malformed', `This typed data cannot be hashed: ${reason}.`, { reason })
}
