import { failureMessages } from './failureMessages.ts'
import { ServiceError } from './ServiceError.ts'

const RETRY_SECONDS = 5

/** @param percent of the journal that is applied */
export const replayingError = (percent: number): ServiceError =>
  new ServiceError('journal/replaying', () => failureMessages.replaying({ percent }), {
    retryAfter: RETRY_SECONDS,
    reason: 'REBUILDING',
  })
