import { SafeError } from '../errors/SafeError.ts'
import { typedDataMessages as messages } from './typedDataMessages.ts'

/** The error for typed data that cannot be hashed; `reason` completes the sentence. */
export function malformedTypedData(reason: string): SafeError<'message/malformed'> {
  return new SafeError('message/malformed', messages.malformed(reason), { reason })
}
