import { ServiceError } from '../../errors/ServiceError.ts'
import { valueMessages } from '../../errors/valueMessages.ts'

/** ISO 8601 → epoch milliseconds. */
export function readDate(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const time = Date.parse(text)
  if (Number.isNaN(time))
    throw new ServiceError('value/invalid', () => valueMessages.notDate({ text }), {
      message: 'Invalid date',
    })
  return time
}
