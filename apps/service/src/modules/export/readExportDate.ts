import { ServiceError } from '../../errors/ServiceError.ts'
import { valueMessages } from '../../errors/valueMessages.ts'

const DAY = /^\d{4}-\d{2}-\d{2}$/
const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/
const DAY_MS = 86_400_000

/** ISO 8601 → epoch milliseconds, inclusive: a day as the end of a range includes the whole day (UTC). */
export function readExportDate(text: string | undefined, end: 'from' | 'to'): number | null {
  if (text === undefined || text === '') return null
  // A plus sign that was not encoded arrives as a space.
  const written = text.replace(/ (?=\d{2}:\d{2}$)/, '+')
  const time = DAY.test(written) || TIME.test(written) ? Date.parse(written) : NaN
  // `Date` would silently turn 2026-02-31 into a day in March.
  const isReal = !Number.isNaN(time) && (!DAY.test(written) || new Date(time).toISOString().startsWith(written))
  if (!isReal)
    throw new ServiceError('value/invalid', () => valueMessages.notDayOrTime({ text }), { message: 'Invalid date' })
  return end === 'to' && DAY.test(written) ? time + DAY_MS - 1 : time
}
