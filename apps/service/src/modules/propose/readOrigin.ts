export type Origin = { origin: string | null; note: string | null }

const NONE: Origin = { origin: null, note: null }

/** `{"url","name","note"}` as JSON text; anything else is dropped. The note is kept as plain text, and written back so. */
export function readOrigin(text: string | null | undefined): Origin {
  const value = parseObject(text)
  if (value === null) return NONE
  const { note: raw, ...rest } = value
  if (typeof raw !== 'string') return { origin: JSON.stringify(rest), note: null }
  const note = stripMarkup(raw).trim()
  return note === ''
    ? { origin: JSON.stringify(rest), note: null }
    : { origin: JSON.stringify({ ...rest, note }), note }
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
