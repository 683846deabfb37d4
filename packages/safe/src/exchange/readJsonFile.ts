import { SafeError } from '../errors/SafeError.ts'
import { checksumOfText } from './checksumOf.ts'
import { malformed } from './shape.ts'

/** More than any file this makes. */
const MOST_CHARACTERS = 16 * 1024 * 1024

/** The JSON of a file, with what its checksum must be. Throws `exchange/malformed`. */
export function readJsonFile(text: string): {
  readonly file: object
  readonly content: unknown
  readonly found: string
} {
  if (text.length > MOST_CHARACTERS)
    throw malformed('the file', `has ${text.length} characters, more than ${MOST_CHARACTERS}`)
  const file = parse(text)
  if (typeof file !== 'object' || file === null) throw malformed('the file', 'is no object')
  const content: unknown = Reflect.get(file, 'content')
  return { file, content, found: checksumOf(content) }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw malformed('the file', 'is no JSON')
  }
}

/** Writing what is nested without end ends in an error of the machine's own. */
function checksumOf(content: unknown): string {
  try {
    return checksumOfText(JSON.stringify(content) ?? '')
  } catch (error) {
    if (error instanceof SafeError) throw error
    throw malformed('the file', 'is nested too deep')
  }
}
