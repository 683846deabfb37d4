import { parseUnits } from '@countersign/safe/light'
import { ServiceError } from '../../errors/ServiceError.ts'

/** ISO 8601 → epoch milliseconds. */
export function readDate(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const time = Date.parse(text)
  if (Number.isNaN(time))
    throw new ServiceError('value/invalid', `"${text}" is no ISO 8601 date, as in 2026-08-01T00:00:00Z.`, {
      message: 'Invalid date',
    })
  return time
}

/** `1.5` → base units. */
export function readHumanValue(text: string | undefined, decimals: number): bigint | undefined {
  if (text === undefined) return undefined
  const parsed = parseUnits(text, decimals)
  if (parsed.ok) return parsed.value
  throw new ServiceError('value/invalid', parsed.reason)
}
