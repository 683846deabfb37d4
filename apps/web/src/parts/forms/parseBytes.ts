import type { Hex } from '@countersign/primitives'
import { fieldMessages as messages } from './fieldMessages.ts'

/** Parses hexadecimal digits; white space and a missing 0x are accepted. */
export function parseBytes(text: string): { ok: true; data: Hex } | { ok: false; reason: string } {
  const digits = text.replace(/\s+/g, '').replace(/^0x/i, '')
  const wrong = /[^0-9a-fA-F]/.exec(digits)
  if (wrong)
    return {
      ok: false,
      reason: messages.wrongDigit({ digit: wrong[0], place: wrong.index + 1 }),
    }
  if (digits.length % 2 === 1) return { ok: false, reason: messages.oddDigits(digits.length) }
  return { ok: true, data: `0x${digits.toLowerCase()}` }
}
