export const MOST_NOTE_CHARACTERS = 60

export const checkNote = (note: string): string | null =>
  note.length <= MOST_NOTE_CHARACTERS
    ? null
    : `The note has ${note.length} characters; at most ${MOST_NOTE_CHARACTERS} are kept.`

export function checkNonceText(text: string): { ok: true; nonce: bigint } | { ok: false; reason: string } {
  const typed = text.trim()
  if (typed === '') return { ok: false, reason: 'Enter a nonce.' }
  if (!/^\d+$/.test(typed)) return { ok: false, reason: `"${typed}" is not a whole number.` }
  const nonce = BigInt(typed)
  return nonce <= BigInt(Number.MAX_SAFE_INTEGER)
    ? { ok: true, nonce }
    : { ok: false, reason: 'This nonce is larger than any service can keep.' }
}
