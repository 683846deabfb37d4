import { TypedDataSchema, type MessageContent } from '@countersign/api'
import { isBareHex, isRecord } from '@countersign/describe/message'

export type NewMessage =
  | { readonly ok: true; readonly content: MessageContent }
  | { readonly ok: false; readonly reason: string }

const refused = (reason: string): NewMessage => ({ ok: false, reason })

export function parseText(text: string): NewMessage {
  if (text.trim() === '') return refused('Type the text to sign.')
  if (isBareHex(text))
    return refused(
      'This is a bare hex value. It may be the hash of a transaction, so it cannot be signed here. Paste the text or the typed data behind it.',
    )
  return { ok: true, content: text }
}

/** Parses pasted EIP-712 JSON. The error names the missing part and its place. */
export function parseTypedData(text: string): NewMessage {
  if (text.trim() === '') return refused('Paste the typed data as JSON.')
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    return refused(
      `This is not JSON: ${error instanceof Error ? error.message : 'it cannot be read'}. Paste the complete typed data.`,
    )
  }
  const rounded = roundedNumber(value)
  if (rounded !== null)
    return refused(`${rounded} is too large for a JSON number and was rounded. Put such numbers in quotes.`)
  if (!isRecord(value)) return refused('Typed data is a JSON object with domain, types and message.')
  const missing = ['domain', 'types', 'message'].filter((name) => !isRecord(value[name]))
  if (missing.length > 0)
    return refused(`It has no ${missing.join(', no ')}. Typed data is a JSON object with domain, types and message.`)
  const parsed = TypedDataSchema.safeParse(value)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    return refused(
      `At ${issue?.path.join('.') ?? 'its start'}: ${issue?.message ?? 'it does not follow EIP-712'}. Types are lists of name and type.`,
    )
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
