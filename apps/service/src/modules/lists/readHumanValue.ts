import { parseCanonicalUnits } from '@countersign/primitives'
import { ServiceError } from '../../errors/ServiceError.ts'

/** `1.5` → base units. */
export function readHumanValue(text: string | undefined, decimals: number): bigint | undefined {
  if (text === undefined) return undefined
  const parsed = parseCanonicalUnits(text, decimals)
  if (parsed.ok) return parsed.value
  throw new ServiceError('value/invalid', () => parsed.reason)
}
