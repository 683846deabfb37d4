import { bytesToHex, type Hex, hexToBytes } from '@countersign/primitives'

/** 64 bytes as base64url: r, then s with the recovery bit in its first bit (EIP-2098). */
const PROOF = /(^|\s)proof:([A-Za-z0-9_-]{85}[AQgw])(?=\s|$)/g
/**
 * The same 64 bytes as 31 private-use characters of 17 bits each. Services count characters and not bytes, so six
 * proofs fit in a note. These characters are unreadable, so the readable form is used if it fits.
 */
const SHORT_PROOFS = /(^|\s)((?:[\u{E000}-\u{E003}\u{F0000}-\u{FFFFD}\u{100000}-\u{10FFFD}]{31})+)(?=\s|$)/gu
/** Characters of one signature, and the bits of each. */
export const SHORT_LENGTH = 31
export const SHORT_BITS = 17
/** The highest first byte of a low s; its highest bit holds the recovery bit. */
export const HIGHEST_S = 0x7f
/** How many characters of a private plane are no noncharacters. */
export const PLANE = 0xfffe

/**
 * Splits a note into its text and its proofs, in either form, as signatures of 65 bytes. It does not verify them: the
 * caller recovers the key first.
 *
 * @example
 * splitNote(packProofs('Ines joins', [signature], () => true).note) // { note: 'Ines joins', proofs: [signature] }
 */
export function splitNote(note: string): { readonly note: string; readonly proofs: readonly Hex[] } {
  const proofs: Hex[] = []
  const words = note
    .replace(PROOF, (_, before: string, proof: string) => {
      proofs.push(lengthen(fromBase64(proof)))
      return before
    })
    .replace(SHORT_PROOFS, (whole: string, before: string, run: string) => {
      const found = fromPrivateUse(run)
      if (found === null) return whole
      proofs.push(...found.map(lengthen))
      return before
    })
  return proofs.length === 0 ? { note, proofs } : { note: words.replace(/\s+/g, ' ').trim(), proofs }
}

function lengthen(short: Uint8Array): Hex {
  const bytes = new Uint8Array(65)
  bytes.set(short)
  const top = bytes[32] ?? 0
  bytes[32] = top & HIGHEST_S
  bytes[64] = 27 + (top >> 7)
  return bytesToHex(bytes)
}

const fromBase64 = (text: string): Uint8Array =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0))

const valueOf = (character: number): number =>
  character >= 0x100000
    ? character - 0x100000 + PLANE
    : character >= 0xf0000
      ? character - 0xf0000
      : character - 0xe000 + 2 * PLANE

/** Null if a number is longer than 64 bytes: then these characters are text in a private script. */
function fromPrivateUse(run: string): Uint8Array[] | null {
  const values = [...run].map((character) => BigInt(valueOf(character.codePointAt(0) ?? 0)))
  const found: Uint8Array[] = []
  for (let start = 0; start < values.length; start += SHORT_LENGTH) {
    const number = values
      .slice(start, start + SHORT_LENGTH)
      .reduce((sum, value) => (sum << BigInt(SHORT_BITS)) | value, 0n)
    if (number >> 512n !== 0n) return null
    found.push(hexToBytes(`0x${number.toString(16).padStart(128, '0')}`))
  }
  return found
}
