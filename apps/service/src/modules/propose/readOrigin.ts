import { assertOriginFits } from './assertOriginFits.ts'

export type Origin = { origin: string | null; note: string | null }

const NONE: Origin = { origin: null, note: null }

/** Looked into as it was sent, markup and all: what is longer is too long. */
const LONGEST_TEXT = 2000

/**
 * `{"url","name","note"}` as JSON text; anything else is dropped. The note is kept as plain text, and written back so.
 * @throws ServiceFailure origin/too-long
 */
export function readOrigin(text: string | null | undefined): Origin {
  const value = parseObject(text)
  if (!text || value === null) return NONE
  if (text.length > LONGEST_TEXT) assertOriginFits(text)
  const { note: raw, ...rest } = value
  const note = typeof raw === 'string' ? stripMarkup(raw).trim() : ''
  const origin = JSON.stringify(note === '' ? rest : { ...rest, note })
  assertOriginFits(origin)
  return { origin, note: note === '' ? null : note }
}

/** Repeats until nothing is left to strip: removing one tag may join the halves of another. */
function stripMarkup(text: string): string {
  const stripped = text.replace(/<[^>]*>/g, '')
  return stripped === text ? text : stripMarkup(stripped)
}

function parseObject(text: string | null | undefined): Record<string, unknown> | null {
  if (!text) return null
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null
  } catch {
    return null
  }
}
