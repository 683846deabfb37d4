import { failureMessages } from './failureMessages.ts'
import { ServiceError } from './ServiceError.ts'

/** What the answer says beside the sentence. */
export const REBUILDING = { retryAfter: 5, reason: 'REBUILDING' } as const

/** @param percent of the journal that is applied */
export const replayingError = (percent: number): ServiceError =>
  new ServiceError('journal/replaying', () => failureMessages.replaying({ percent }), REBUILDING)
