import { type ServiceErrorCode, ServiceError } from '../../errors/ServiceError.ts'
import { submitMessages } from '../submitMessages.ts'

/** The limit of Safe's services for the origin of a request, in Unicode characters. */
export const MOST_ORIGIN_CHARACTERS = 200

/** @throws ServiceError with a code of the reference, which has none for this; the detail names the reason */
export function assertOriginFits(origin: string, code: ServiceErrorCode = 'origin/too-long'): void {
  const characters = [...origin].length
  if (characters > MOST_ORIGIN_CHARACTERS)
    throw new ServiceError(code, () => submitMessages.originTooLong({ characters, most: MOST_ORIGIN_CHARACTERS }))
}
