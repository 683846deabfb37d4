import { isRecord } from '@countersign/primitives'
import type { TypedData } from '../typed-data/TypedData.ts'
import type { MessageProposal } from './MessageProposal.ts'
import { list, malformed, object, text, type Reader } from './shape.ts'
import { exchangeMessages as messages } from './exchangeMessages.ts'

/** The maximum length of a text or of the JSON of typed data, in characters. */
export const MOST_MESSAGE = 65_536
/** Deeper than any readable typed data. */
const MOST_LEVELS = 64

const fields = list(object({ name: text(200), type: text(200) }), 500)

/**
 * The content of a shared message as it is hashed: the text, or the typed data. Strict: typed data with fields
 * besides domain, types, primaryType and message is refused, because they would not be signed, and so is another
 * spelling of it.
 *
 * @throws SafeError `exchange/malformed`
 * @example
 * messageContentOf({ kind: 'text', content: 'Hello' }) // 'Hello'
 */
export function messageContentOf({ kind, content }: MessageProposal['message']): string | TypedData {
  if (kind === 'text') {
    // A lone surrogate is hashed as another character than the displayed one.
    if (hasLoneSurrogate(content)) throw malformed('message.content', messages.halfCharacter)
    return content
  }
  let parsed: unknown
  try {
    parsed = JSON.parse(content)
  } catch {
    throw malformed('message.content', messages.notJson)
  }
  const data = typedData(parsed, 'message.content')
  // A duplicate name or a rounded number: other parsers would read another value.
  if (printMessageContent(data).content !== content) throw malformed('message.content', messages.otherSpelling)
  return data
}

/**
 * The inverse: the form of a message in transit.
 *
 * @example
 * printMessageContent('Hello') // { kind: 'text', content: 'Hello' }
 */
export function printMessageContent(content: string | TypedData): MessageProposal['message'] {
  if (typeof content === 'string') return { kind: 'text', content }
  const { domain, types, primaryType, message } = content
  const named = Object.fromEntries(
    Object.entries(types).map(([name, members]) => [
      name,
      members.map((member) => ({ name: member.name, type: member.type })),
    ]),
  )
  const plain = { domain, types: named, ...(primaryType === undefined ? {} : { primaryType }), message }
  return { kind: 'typedData', content: JSON.stringify(plain) }
}

const KEYS = new Set(['domain', 'types', 'primaryType', 'message'])

const typedData: Reader<TypedData> = (value, path) => {
  if (!isRecord(value)) throw malformed(path, messages.notObject)
  const extra = Object.keys(value).find((key) => !KEYS.has(key))
  if (extra !== undefined) throw malformed(`${path}.${extra}`, messages.noPart)
  if (isDeeperThan(value, MOST_LEVELS)) throw malformed(path, messages.tooNested(MOST_LEVELS))
  const [domain, types, primaryType, message] = ['domain', 'types', 'primaryType', 'message'].map((key) =>
    Object.hasOwn(value, key) ? value[key] : undefined,
  )
  if (!isRecord(domain)) throw malformed(`${path}.domain`, messages.notObject)
  if (!isRecord(types)) throw malformed(`${path}.types`, messages.notObject)
  if (!isRecord(message)) throw malformed(`${path}.message`, messages.notObject)
  const read = Object.entries(types).map(([name, members]) => [name, fields(members, `${path}.types.${name}`)] as const)
  return {
    domain,
    types: Object.fromEntries(read),
    ...(primaryType === undefined ? {} : { primaryType: text(200)(primaryType, `${path}.primaryType`) }),
    message,
  }
}

/** Iterates level by level, because recursion on deeply nested data could crash the page. */
function isDeeperThan(value: unknown, most: number): boolean {
  let level: unknown[] = [value]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > most) return true
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []))
  }
  return false
}

const hasLoneSurrogate = (content: string): boolean =>
  /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/.test(content)
