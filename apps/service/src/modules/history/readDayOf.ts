import { createDayOf, type DayOf } from '@countersign/ledger'
import { ServiceFailure } from '../../http/ServiceFailure.ts'

/**
 * The days of the zone that a request names.
 *
 * @throws ServiceFailure timezone/invalid
 */
export function readDayOf(timezone: string | undefined, offsetMs?: number): DayOf {
  try {
    return createDayOf(timezone, offsetMs)
  } catch (cause) {
    const detail = `"${timezone}" is no IANA time zone, as in Europe/Berlin.`
    throw new ServiceFailure('timezone/invalid', detail, { cause })
  }
}
