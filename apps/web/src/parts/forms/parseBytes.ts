import type { Hex } from '@countersign/primitives'

/** Parses hexadecimal digits; white space and a missing 0x are accepted. */
export function parseBytes(text: string): { ok: true; data: Hex } | { ok: false; reason: string } {
  const digits = text.replace(/\s+/g, '').replace(/^0x/i, '')
  const wrong = /[^0-9a-fA-F]/.exec(digits)
  if (wrong)
    return {
      ok: false,
      reason: `"${wrong[0]}" at digit ${wrong.index + 1} is not a hexadecimal digit. Use only 0-9 and a-f.`,
    }
  if (digits.length % 2 === 1)
    return { ok: false, reason: `${digits.length} digits are not a whole number of bytes. Add or remove one digit.` }
  return { ok: true, data: `0x${digits.toLowerCase()}` }
}
