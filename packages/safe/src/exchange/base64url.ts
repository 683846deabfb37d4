import { malformed } from './shape.ts'
import { exchangeMessages as messages } from './exchangeMessages.ts'

/**
 * RFC 4648 section 5, without padding: safe in a URL.
 *
 * @example
 * encodeBase64url(Uint8Array.of(251, 255)) // '-_8'
 */
export function encodeBase64url(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/**
 * Accepts only the canonical encoding: unused bits must be zero.
 *
 * @throws SafeError `exchange/malformed`
 * @example
 * decodeBase64url('-_8').length // 2
 */
export function decodeBase64url(text: string): Uint8Array<ArrayBuffer> {
  if (!/^[A-Za-z0-9_-]*$/.test(text)) throw malformed(messages.theLink, messages.foreignCharacters)
  let binary: string
  try {
    binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  } catch {
    throw malformed(messages.theLink, messages.cutOff)
  }
  const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0))
  if (encodeBase64url(bytes) !== text) throw malformed(messages.theLink, messages.changedEnd)
  return bytes
}
