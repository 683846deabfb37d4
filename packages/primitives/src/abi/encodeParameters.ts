import type { Address } from '../address/Address.ts'
import type { Hex } from '../hex/Hex.ts'
import { hexToBytes } from '../hex/hexToBytes.ts'
import { addressWord, uintWord } from './words.ts'

/** One ABI parameter: a number, an address, dynamic bytes or a list of addresses. */
export type Parameter =
  | { readonly uint: bigint }
  | { readonly address: Address }
  | { readonly bytes: Hex }
  | { readonly addresses: readonly Address[] }

/**
 * ABI-encodes the few kinds of parameters the contracts of this package take, behind a selector.
 *
 * @param selector four bytes as hex, or 0x for none
 * @example
 * encodeParameters('0x694e80c3', [{ uint: 3n }]) === newThreshold // true
 */
export function encodeParameters(selector: Hex, parameters: readonly Parameter[]): Hex {
  let head = ''
  let tail = ''
  for (const parameter of parameters) {
    if ('uint' in parameter) head += uintWord(parameter.uint)
    else if ('address' in parameter) head += addressWord(parameter.address)
    else {
      head += uintWord(BigInt(parameters.length * 32 + tail.length / 2))
      tail += 'bytes' in parameter ? encodeBytes(parameter.bytes) : encodeAddresses(parameter.addresses)
    }
  }
  return `${selector}${head}${tail}`
}

function encodeBytes(bytes: Hex): string {
  const digits = bytes.slice(2)
  return uintWord(BigInt(hexToBytes(bytes).length)) + digits.padEnd(Math.ceil(digits.length / 64) * 64, '0')
}

function encodeAddresses(addresses: readonly Address[]): string {
  return uintWord(BigInt(addresses.length)) + addresses.map(addressWord).join('')
}
