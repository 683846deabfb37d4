import { TypedDataSchema, type MessageContent } from '@countersign/api'
import { isBareHex, isRecord } from '@countersign/describe/message'

export type NewMessage =
  | { readonly ok: true; readonly content: MessageContent }
  | { readonly ok: false; readonly reason: string }

const refused = (reason: string): NewMessage => ({ ok: false, reason })

/** What somebody typed as a text to sign. */
export function parseText(text: string): NewMessage {
  if (text.trim() === '') return refused('Type the text to sign.')
  if (isBareHex(text))
    return refused(
      'This is a bare hex value. It may be the hash of anything, so it is not signed. Paste the text or the typed data it stands for.',
    )
  return { ok: true, content: text }
}

/** What somebody pasted as EIP-712 JSON; says what is missing, and where. */
export function parseTypedData(text: string): NewMessage {
  if (text.trim() === '') return refused('Paste the typed data as JSON.')
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    return refused(`This is no JSON: ${error instanceof Error ? error.message : 'it cannot be read'}.`)
  }
  const rounded = roundedNumber(value)
  if (rounded !== null)
    return refused(`${rounded} is too large for a JSON number and was rounded. Write such numbers in quotes, as text.`)
  if (!isRecord(value)) return refused('Typed data is a JSON object with domain, types and message.')
  const missing = ['domain', 'types', 'message'].filter((name) => !isRecord(value[name]))
  if (missing.length > 0)
    return refused(`It has no ${missing.join(', no ')}. Typed data is an object with domain, types and message.`)
  const parsed = TypedDataSchema.safeParse(value)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    return refused(
      `At ${issue?.path.join('.') ?? 'its start'}: ${issue?.message ?? 'not as EIP-712 has it'}. Types are lists of name and type.`,
    )
  }
  return { ok: true, content: parsed.data }
}

/** A number that JSON cannot carry exactly: what would be signed is not what was pasted. */
function roundedNumber(value: unknown): number | null {
  if (typeof value === 'number') return Number.isInteger(value) && !Number.isSafeInteger(value) ? value : null
  if (typeof value !== 'object' || value === null) return null
  for (const inner of Object.values(value)) {
    const found = roundedNumber(inner)
    if (found !== null) return found
  }
  return null
}
