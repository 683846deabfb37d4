import { bytesToHex, type Hex, hexToBytes } from '@countersign/primitives'
import { HIGHEST_S, PLANE, SHORT_BITS, SHORT_LENGTH } from './splitNote.ts'

/** `owner-proof:` would leave no room for two in the 200 characters a service keeps. */
const MARK = 'proof:'

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

/** 64 bytes; null if it is not a signature of a key with s in the lower half. */
function shorten(signature: Hex): Uint8Array | null {
  const bytes = hexToBytes(signature)
  const [v, s] = [bytes[64], bytes[32]]
  if (bytes.length !== 65 || (v !== 27 && v !== 28) || s === undefined || s > HIGHEST_S) return null
  const short = bytes.slice(0, 64)
  short[32] = s | ((v - 27) << 7)
  return short
}

const toBase64 = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** 17 bits as a character: planes 15 and 16, and four of the first plane. */
const characterOf = (value: number): number =>
  value < PLANE ? 0xf0000 + value : value < 2 * PLANE ? 0x100000 + value - PLANE : 0xe000 + value - 2 * PLANE

function toPrivateUse({ bytes }: { readonly bytes: Uint8Array }): string {
  const number = BigInt(bytesToHex(bytes))
  return Array.from({ length: SHORT_LENGTH }, (_, index) => {
    const shift = BigInt(SHORT_BITS * (SHORT_LENGTH - 1 - index))
    return String.fromCodePoint(characterOf(Number(BigInt.asUintN(SHORT_BITS, number >> shift))))
  }).join('')
}
