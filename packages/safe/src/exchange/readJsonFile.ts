import { SafeError } from '../errors/SafeError.ts'
import { checksumOfText } from './checksumOf.ts'
import { malformed } from './shape.ts'
import { exchangeMessages as messages } from './exchangeMessages.ts'

/** The maximum length. Larger than any file of this format. */
const MOST_CHARACTERS = 16 * 1024 * 1024

/** Parses the JSON of a file, and computes the expected checksum. Throws `exchange/malformed`. */
export function readJsonFile(text: string): {
  readonly file: object
  readonly content: unknown
  readonly found: string
} {
  if (text.length > MOST_CHARACTERS)
    throw malformed(messages.theFile, messages.tooManyCharacters({ count: text.length, most: MOST_CHARACTERS }))
  const file = parse(text)
  if (typeof file !== 'object' || file === null) throw malformed(messages.theFile, messages.notObject)
  const content: unknown = Reflect.get(file, 'content')
  return { file, content, found: checksumOf(content) }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw malformed(messages.theFile, messages.notJson)
  }
}

/** Serialising extremely nested data fails with an error of the JavaScript engine. */
function checksumOf(content: unknown): string {
  try {
    return checksumOfText(JSON.stringify(content) ?? '')
  } catch (error) {
    if (error instanceof SafeError) throw error
    throw malformed(messages.theFile, messages.nestedTooDeep)
  }
}
