import type { Transaction } from '@countersign/api'

/**
 * Reads the JSON text that a proposal carries: the app that made it, and the note of its proposer. Other text gives
 * nulls.
 *
 * @example
 * describeOrigin('{"url":"https://app.example","name":"App","note":"Rent"}')
 * // { app: { name: 'App', url: 'https://app.example', logoUri: null }, note: 'Rent' }
 */
export function describeOrigin(origin: string | null): {
  readonly app: Transaction['safeAppInfo']
  readonly note: string | null
} {
  const value = parseOrigin(origin)
  const { url, name, note } = value ?? {}
  const app = typeof url === 'string' ? { name: typeof name === 'string' ? name : url, url, logoUri: null } : null
  return { app, note: typeof note === 'string' ? plainNote(note) : null }
}

/**
 * The object in the text of an origin; null for any other text.
 *
 * @example
 * parseOrigin('{"note":"Rent"}') // { note: 'Rent' }
 */
export function parseOrigin(text: string | null | undefined): Readonly<Record<string, unknown>> | null {
  if (!text) return null
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null
  } catch {
    return null
  }
}

/**
 * A note without markup; null if nothing remains.
 *
 * @example
 * plainNote('Rent <b>March</b> ') // 'Rent March'
 */
export function plainNote(note: string): string | null {
  const text = stripMarkup(note).trim()
  return text === '' ? null : text
}

/** Repeats until nothing is left to strip: removing one tag may join the halves of another. */
function stripMarkup(text: string): string {
  const stripped = text.replace(/<[^>]*>/g, '')
  return stripped === text ? text : stripMarkup(stripped)
}
