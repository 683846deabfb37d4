import type { Address } from './Address.ts'
import { checksumAddress } from './checksumAddress.ts'
import { hasValidChecksum } from './hasValidChecksum.ts'
import { isAddress } from './isAddress.ts'
import { addressInputMessages } from './addressInputMessages.ts'

/**
 * A typed address: the checksummed address and the chain prefix it was written with (`null` for none), or one
 * sentence about the problem.
 *
 * @example
 * const result: ParsedAddress = parseAddressInput(text)
 */
export type ParsedAddress =
  | { readonly ok: true; readonly address: Address; readonly shortName: string | null }
  | { readonly ok: false; readonly reason: string }

/**
 * Reads an address as people paste it: with or without a chain prefix (EIP-3770), with spaces around it, with or
 * without a checksum (EIP-55). A checksum that is there must be right.
 *
 * @param text what was typed
 * @param options `shortName`: the only chain prefix that is acceptable here
 * @example
 * parseAddressInput(`eth:${alice}`, { shortName: 'dev1' }) // { ok: false, reason: 'This address is for the chain "eth", but "dev1" is expected here.…' }
 */
export function parseAddressInput(text: string, options: { shortName?: string | undefined } = {}): ParsedAddress {
  const trimmed = text.trim()
  if (trimmed === '') return refuse(addressInputMessages.empty)
  const colon = trimmed.indexOf(':')
  const shortName = colon < 0 ? null : trimmed.slice(0, colon)
  const digits = colon < 0 ? trimmed : trimmed.slice(colon + 1)
  if (shortName === '') return refuse(addressInputMessages.prefixEmpty)
  if (shortName !== null && !/^[A-Za-z0-9-]+$/.test(shortName)) {
    return refuse(addressInputMessages.noPrefix(clip(shortName)))
  }
  if (!isAddress(digits)) return refuse(explainShape(digits))
  const address = checksumAddress(digits)
  if (!hasValidChecksum(digits)) {
    return refuse(addressInputMessages.wrongChecksum({ typed: digits, address }))
  }
  if (shortName !== null && options.shortName !== undefined && shortName !== options.shortName) {
    return refuse(addressInputMessages.otherChain({ found: shortName, expected: options.shortName }))
  }
  return { ok: true, address, shortName }
}

function refuse(reason: string): ParsedAddress {
  return { ok: false, reason }
}

function explainShape(text: string): string {
  if (!text.startsWith('0x')) {
    return /^[0-9a-fA-F]{40}$/.test(text) ? addressInputMessages.mustStart : addressInputMessages.noAddress(clip(text))
  }
  const body = text.slice(2)
  const wrong = body.search(/[^0-9a-fA-F]/)
  if (wrong >= 0) return addressInputMessages.wrongDigit({ digit: body.charAt(wrong), position: wrong + 3 })
  return addressInputMessages.wrongLength(body.length)
}

function clip(text: string): string {
  return text.length > 20 ? `${text.slice(0, 20)}…` : text
}
