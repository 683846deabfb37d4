import { ServiceError } from '../../errors/ServiceError.ts'

/** ISO 8601 → epoch milliseconds. */
export function readDate(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const time = Date.parse(text)
  if (Number.isNaN(time))
    throw new ServiceError('value/invalid', `"${text}" is not an ISO 8601 date such as 2026-08-01T00:00:00Z.`, {
      message: 'Invalid date',
    })
  return time
}
