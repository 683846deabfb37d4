import { keccak256Light } from '../keccak/keccak256Light.ts'
import type { Address } from './Address.ts'

const LIMIT = 4096
const known = new Map<string, Address>()

/**
 * Spells an address with the EIP-55 checksum. Remembers the last few thousand, since lists repeat them.
 *
 * @param address 0x and 40 digits of any case (check with `isAddress` first)
 * @example
 * checksumAddress('0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266') // '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
 */
export function checksumAddress(address: Address): Address {
  const lower = address.slice(2).toLowerCase()
  const remembered = known.get(lower)
  if (remembered !== undefined) return remembered
  const bytes = new Uint8Array(lower.length)
  for (let index = 0; index < lower.length; index++) bytes[index] = lower.charCodeAt(index)
  const digest = keccak256Light(bytes)
  let text = ''
  for (let index = 0; index < lower.length; index++) {
    const octet = digest[index >> 1] ?? 0
    const nibble = index % 2 === 0 ? octet >> 4 : octet & 15
    const digit = lower.charAt(index)
    text += nibble > 7 ? digit.toUpperCase() : digit
  }
  const spelled: Address = `0x${text}`
  if (known.size >= LIMIT) known.clear()
  known.set(lower, spelled)
  return spelled
}
