import type { Address } from '../address/Address.ts'
import { isAddress } from '../address/isAddress.ts'
import { InputError } from '../errors/InputError.ts'
import type { Hex } from '../hex/Hex.ts'
import { isHex } from '../hex/isHex.ts'
import { hexMessages } from '../hex/hexMessages.ts'

/**
 * A number as the 64 digits of an ABI word.
 *
 * @param bits size of the Solidity type
 * @throws InputError `number/out-of-range` when the number does not fit `uint{bits}`
 * @example
 * uintWord(3n) // '0000000000000000000000000000000000000000000000000000000000000003'
 */
export function uintWord(value: bigint, bits = 256): string {
  if (value < 0n || value >> BigInt(bits) !== 0n) {
    throw new InputError('number/out-of-range', hexMessages.tooLarge({ value, bits }), { value, bits })
  }
  return value.toString(16).padStart(64, '0')
}

/**
 * An address as the 64 digits of an ABI word, in lower case.
 *
 * @throws InputError `address/malformed`
 * @example
 * addressWord(alice) // '000000000000000000000000f39fd6e51aad88f6f4ce6ab8827279cfffb92266'
 */
export function addressWord(address: Address): string {
  if (!isAddress(address)) {
    throw new InputError('address/malformed', hexMessages.noAddress(address), { address })
  }
  return address.slice(2).toLowerCase().padStart(64, '0')
}

/**
 * 32 bytes of hex without the prefix.
 *
 * @throws InputError `hex/malformed` for any other number of bytes
 * @example
 * hashWord(safeTxHash) === safeTxHash.slice(2) // true
 */
export function hashWord(hash: Hex): string {
  if (hash.length !== 66 || !isHex(hash)) {
    throw new InputError('hex/malformed', hexMessages.noHash(hash), { text: hash })
  }
  return hash.slice(2).toLowerCase()
}
