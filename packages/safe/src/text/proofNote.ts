import { bytesToHex } from '../hex/bytesToHex.ts'
import type { Hex } from '../hex/Hex.ts'
import { hexToBytes } from '../hex/hexToBytes.ts'

/** `owner-proof:` would leave no room for two in the 200 characters a service keeps. */
const MARK = 'proof:'
/** 64 bytes as base64url: r, then s with the recovery bit in its first bit (EIP-2098). */
const PROOF = /(^|\s)proof:([A-Za-z0-9_-]{85}[AQgw])(?=\s|$)/g

/**
 * A note with the proofs of new owners behind it, so that they travel wherever the note does. Only signatures of plain keys are short
 * enough. What does not fit is left out: a reviewer can still be given it by link.
 *
 * @param note what a person noted
 * @param signatures of `ownerChallenge`, 65 bytes each with v of 27 or 28; others are left out
 * @param fits whether a note can be kept whole
 * @example
 * noteWithProofs('Ines joins', [signature], (note) => note.length <= 180) // 'Ines joins proof:…'
 */
export function noteWithProofs(note: string, signatures: readonly Hex[], fits: (note: string) => boolean): string {
  return signatures.reduce((text, signature) => {
    const proof = shorten(signature)
    const longer = proof === null ? text : `${text}${text === '' ? '' : ' '}${MARK}${proof}`
    return fits(longer) ? longer : text
  }, note)
}

/**
 * A note without the proofs it carries, and those as signatures of 65 bytes. Nothing is said about what they prove: whoever uses one
 * recovers its key first.
 *
 * @example
 * splitNote('Ines joins proof:…') // { note: 'Ines joins', proofs: ['0x…'] }
 */
export function splitNote(note: string): { readonly note: string; readonly proofs: readonly Hex[] } {
  const proofs: Hex[] = []
  const words = note.replace(PROOF, (_, before: string, proof: string) => {
    proofs.push(lengthen(proof))
    return before
  })
  return proofs.length === 0 ? { note, proofs } : { note: words.replace(/\s+/g, ' ').trim(), proofs }
}

const HIGHEST_S = 0x7f

/** Null where it is no signature of a key with s in the lower half. */
function shorten(signature: Hex): string | null {
  const bytes = hexToBytes(signature)
  const [v, s] = [bytes[64], bytes[32]]
  if (bytes.length !== 65 || (v !== 27 && v !== 28) || s === undefined || s > HIGHEST_S) return null
  const short = bytes.slice(0, 64)
  short[32] = s | ((v - 27) << 7)
  const text = btoa(String.fromCharCode(...short))
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

function lengthen(proof: string): Hex {
  const binary = atob(proof.replaceAll('-', '+').replaceAll('_', '/'))
  const bytes = Uint8Array.from(`${binary}\0`, (character) => character.charCodeAt(0))
  const top = bytes[32] ?? 0
  bytes[32] = top & HIGHEST_S
  bytes[64] = 27 + (top >> 7)
  return bytesToHex(bytes)
}
