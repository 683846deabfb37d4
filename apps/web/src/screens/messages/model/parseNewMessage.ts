import { TypedDataSchema, type MessageContent } from '@countersign/api'
import { isBareHex } from '@countersign/describe/message'
import { isRecord } from '@countersign/primitives'
import { messagesPageMessages as messages } from '../messagesPageMessages.ts'

export type NewMessage =
  | { readonly ok: true; readonly content: MessageContent }
  | { readonly ok: false; readonly reason: string }

const refused = (reason: string): NewMessage => ({ ok: false, reason })

export function parseText(text: string): NewMessage {
  if (text.trim() === '') return refused(messages.typeText)
  if (isBareHex(text)) return refused(messages.bareHex)
  return { ok: true, content: text }
}

/** Parses pasted EIP-712 JSON. The error names the missing part and its place. */
export function parseTypedData(text: string): NewMessage {
  if (text.trim() === '') return refused(messages.pasteJson)
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    return refused(messages.notJson(error instanceof Error ? error.message : null))
  }
  const rounded = roundedNumber(value)
  if (rounded !== null) return refused(messages.rounded(rounded))
  if (!isRecord(value)) return refused(messages.notObject)
  const missing = ['domain', 'types', 'message'].filter((name) => !isRecord(value[name]))
  if (missing.length > 0) return refused(messages.missing(missing))
  const parsed = TypedDataSchema.safeParse(value)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    return refused(messages.wrongPart({ place: issue?.path.join('.') ?? null, problem: issue?.message ?? null }))
  }
  return { ok: true, content: parsed.data }
}

/** Finds a number that JSON rounds: the signed value would differ from the pasted one. */
function roundedNumber(value: unknown): number | null {
  if (typeof value === 'number') return Number.isInteger(value) && !Number.isSafeInteger(value) ? value : null
  if (typeof value !== 'object' || value === null) return null
  for (const inner of Object.values(value)) {
    const found = roundedNumber(inner)
    if (found !== null) return found
  }
  return null
}
