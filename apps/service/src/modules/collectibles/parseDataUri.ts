import { parseShallowJson } from '../../json/parseShallowJson.ts'

const JSON_DATA = /^data:application\/json(?:;charset=[\w-]+)?(;base64)?,(.*)$/s
const MAX_LENGTH = 200_000

/** Metadata in a data URI. Documents at network addresses are fetched by the queue. */
export function parseDataUri(uri: string | null): Record<string, unknown> | null {
  const match = uri !== null && uri.length <= MAX_LENGTH ? JSON_DATA.exec(uri) : null
  if (match === null) return null
  const [, isBase64, payload = ''] = match
  try {
    const text = isBase64 ? Buffer.from(payload, 'base64').toString('utf8') : decodeURIComponent(payload)
    const value: unknown = parseShallowJson(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null
  } catch {
    return null
  }
}
