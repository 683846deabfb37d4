import { failureMessages } from './failureMessages.ts'
import { REBUILDING } from './replayingError.ts'
import { ServiceError } from './ServiceError.ts'

export const emptyIndexError = (chain: string): ServiceError =>
  new ServiceError('journal/replaying', () => failureMessages.emptyIndex({ chain }), REBUILDING)
