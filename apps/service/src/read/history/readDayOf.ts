import { createDayOf, type DayOf } from '@countersign/ledger'
import { ServiceError } from '../../errors/ServiceError.ts'

/**
 * The days in the time zone of a request.
 * @throws ServiceError timezone/invalid
 */
export function readDayOf(timezone: string | undefined, offsetMs?: number): DayOf {
  try {
    return createDayOf(timezone, offsetMs)
  } catch (cause) {
    const detail = `"${timezone}" is no IANA time zone, as in Europe/Berlin.`
    throw new ServiceError('timezone/invalid', detail, { cause })
  }
}
