import type { Address } from '../address/Address.ts'
import { SafeError } from '../errors/SafeError.ts'
import type { Hex } from './Hex.ts'

/** A number as the 64 digits of an ABI word. Throws `number/out-of-range` when it does not fit `uint{bits}`. */
export function uintWord(value: bigint, bits = 256): string {
  if (value < 0n || value >> BigInt(bits) !== 0n) {
    throw new SafeError('number/out-of-range', `${value} does not fit uint${bits}.`, { value, bits })
  }
  return value.toString(16).padStart(64, '0')
}

/** An address as the 64 digits of an ABI word, in lower case. */
export function addressWord(address: Address): string {
  return address.slice(2).toLowerCase().padStart(64, '0')
}

/** 32 bytes of hex without the prefix. */
export function hashWord(hash: Hex): string {
  return hash.slice(2).toLowerCase().padStart(64, '0')
}
