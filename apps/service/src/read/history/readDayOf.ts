import { createDayOf, type DayOf } from '@countersign/ledger'
import { ServiceError } from '../../errors/ServiceError.ts'
import { valueMessages } from '../../errors/valueMessages.ts'

/**
 * The days in the time zone of a request.
 * @throws ServiceError timezone/invalid
 */
export function readDayOf(timezone: string | undefined, offsetMs?: number): DayOf {
  try {
    return createDayOf(timezone, offsetMs)
  } catch (cause) {
    const detail = () => valueMessages.notTimeZone({ text: String(timezone) })
    throw new ServiceError('timezone/invalid', detail, { cause })
  }
}
