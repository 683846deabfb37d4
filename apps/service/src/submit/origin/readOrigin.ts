import { parseOrigin, plainNote } from '@countersign/ledger'
import { assertOriginFits } from './assertOriginFits.ts'

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
