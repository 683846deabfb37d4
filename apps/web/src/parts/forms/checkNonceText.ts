/** A nonce as typed. */
export function checkNonceText(text: string): { ok: true; nonce: bigint } | { ok: false; reason: string } {
  const typed = text.trim()
  if (typed === '') return { ok: false, reason: 'Enter a nonce.' }
  if (!/^\d+$/.test(typed)) return { ok: false, reason: `"${typed}" is not a whole number.` }
  const nonce = BigInt(typed)
  return nonce <= BigInt(Number.MAX_SAFE_INTEGER)
    ? { ok: true, nonce }
    : { ok: false, reason: 'This nonce is larger than any service can keep.' }
}
