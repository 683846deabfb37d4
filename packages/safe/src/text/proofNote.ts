import { bytesToHex, type Hex, hexToBytes } from '@countersign/primitives'

/** `owner-proof:` would leave no room for two in the 200 characters a service keeps. */
const MARK = 'proof:'
/** 64 bytes as base64url: r, then s with the recovery bit in its first bit (EIP-2098). */
const PROOF = /(^|\s)proof:([A-Za-z0-9_-]{85}[AQgw])(?=\s|$)/g
/**
 * The same 64 bytes as 31 private-use characters of 17 bits each. Services count characters and not bytes, so six
 * proofs fit in a note. These characters are unreadable, so the readable form is used if it fits.
 */
const SHORT_PROOFS = /(^|\s)((?:[\u{E000}-\u{E003}\u{F0000}-\u{FFFFD}\u{100000}-\u{10FFFD}]{31})+)(?=\s|$)/gu
const SHORT_LENGTH = 31
const SHORT_BITS = 17

/**
 * Appends the proofs of new owners to a note, so that they are sent with it. Only signatures of plain keys are short
 * enough. Proofs that do not fit are left out; the proposer can send them by link.
 *
 * @param note the user's note
 * @param signatures of `ownerChallenge`, 65 bytes each with v of 27 or 28; others are left out
 * @param fits whether a note can be stored completely
 * @example
 * packProofs('Ines joins', [signature], (note) => note.length <= 180) // { note: 'Ines joins proof:…', leftOut: [] }
 */
export function packProofs(
  note: string,
  signatures: readonly Hex[],
  fits: (note: string) => boolean,
): { readonly note: string; readonly leftOut: readonly Hex[] } {
  const proofs = signatures.flatMap((signature) => {
    const bytes = shorten(signature)
    return bytes === null ? [] : [{ signature, bytes }]
  })
  const withBehind = (text: string) => [note, text].filter((part) => part !== '').join(' ')
  const readable = withBehind(proofs.map(({ bytes }) => `${MARK}${toBase64(bytes)}`).join(' '))
  const isReadable = fits(readable)
  const shortOf = (count: number) => withBehind(proofs.slice(0, count).map(toPrivateUse).join(''))
  let count = proofs.length
  while (!isReadable && count > 0 && !fits(shortOf(count))) count -= 1
  const kept = proofs.slice(0, count).map(({ signature }) => signature)
  return {
    note: isReadable ? readable : shortOf(count),
    leftOut: signatures.filter((signature) => !kept.includes(signature)),
  }
}

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

const HIGHEST_S = 0x7f

/** 64 bytes; null if it is not a signature of a key with s in the lower half. */
function shorten(signature: Hex): Uint8Array | null {
  const bytes = hexToBytes(signature)
  const [v, s] = [bytes[64], bytes[32]]
  if (bytes.length !== 65 || (v !== 27 && v !== 28) || s === undefined || s > HIGHEST_S) return null
  const short = bytes.slice(0, 64)
  short[32] = s | ((v - 27) << 7)
  return short
}

function lengthen(short: Uint8Array): Hex {
  const bytes = new Uint8Array(65)
  bytes.set(short)
  const top = bytes[32] ?? 0
  bytes[32] = top & HIGHEST_S
  bytes[64] = 27 + (top >> 7)
  return bytesToHex(bytes)
}

const toBase64 = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

const fromBase64 = (text: string): Uint8Array =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0))

/** How many characters of a private plane are no noncharacters. */
const PLANE = 0xfffe

/** 17 bits as a character: planes 15 and 16, and four of the first plane. */
const characterOf = (value: number): number =>
  value < PLANE ? 0xf0000 + value : value < 2 * PLANE ? 0x100000 + value - PLANE : 0xe000 + value - 2 * PLANE

const valueOf = (character: number): number =>
  character >= 0x100000
    ? character - 0x100000 + PLANE
    : character >= 0xf0000
      ? character - 0xf0000
      : character - 0xe000 + 2 * PLANE

function toPrivateUse({ bytes }: { readonly bytes: Uint8Array }): string {
  const number = BigInt(bytesToHex(bytes))
  return Array.from({ length: SHORT_LENGTH }, (_, index) => {
    const shift = BigInt(SHORT_BITS * (SHORT_LENGTH - 1 - index))
    return String.fromCodePoint(characterOf(Number(BigInt.asUintN(SHORT_BITS, number >> shift))))
  }).join('')
}

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
