import { parseOrigin, plainNote } from '@countersign/ledger'
import { ServiceError, type ServiceErrorCode } from '../../errors/ServiceError.ts'
import { submitMessages } from '../submitMessages.ts'

export type Origin = { origin: string | null; note: string | null }

const NONE: Origin = { origin: null, note: null }

/** Longest text that is parsed, including markup; longer ones are refused. */
const LONGEST_TEXT = 2000

/**
 * `{"url","name","note"}` as JSON text; anything else is dropped. The note is stored without markup.
 * @throws ServiceError origin/too-long
 */
export function readOrigin(text: string | null | undefined): Origin {
  const value = parseOrigin(text)
  if (!text || value === null) return NONE
  if (text.length > LONGEST_TEXT) assertOriginFits(text)
  const { note: raw, ...rest } = value
  const note = typeof raw === 'string' ? plainNote(raw) : null
  const origin = JSON.stringify(note === null ? rest : { ...rest, note })
  assertOriginFits(origin)
  return { origin, note }
}

/** The limit of Safe's services for the origin of a request, in Unicode characters. */
export const MOST_ORIGIN_CHARACTERS = 200

/** @throws ServiceError with a code of the reference, which has none for this; the detail names the reason */
export function assertOriginFits(origin: string, code: ServiceErrorCode = 'origin/too-long'): void {
  const characters = [...origin].length
  if (characters > MOST_ORIGIN_CHARACTERS)
    throw new ServiceError(code, () => submitMessages.originTooLong({ characters, most: MOST_ORIGIN_CHARACTERS }))
}
