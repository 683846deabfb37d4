import { checksumAddress } from './checksumAddress.ts'
import { isAddress } from './isAddress.ts'

/**
 * Whether a text is an address whose letters are all lower case, all upper case (no checksum was meant), or spell the
 * right EIP-55 checksum.
 *
 * @example
 * hasValidChecksum('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266') // true
 * hasValidChecksum('0xF39Fd6e51aad88F6F4ce6aB8827279cffFb92266') // false
 */
export function hasValidChecksum(text: string): boolean {
  if (!isAddress(text)) return false
  const digits = text.slice(2)
  return digits === digits.toLowerCase() || digits === digits.toUpperCase() || checksumAddress(text) === text
}
