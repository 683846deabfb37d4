import { addressWord, type Hex, hexToBytes, uintWord } from '@countersign/primitives'
import { keccakLight } from './keccakLight.ts'
import type { AnnouncedCall } from './RecoveryModule.ts'

/**
 * The hash under which a Delay module stores an announced call.
 *
 * @throws SafeError `address/malformed`, `hex/malformed`, `number/out-of-range`
 * @see Delay.getTransactionHash: keccak256(abi.encodePacked(to, value, data, operation))
 * @example
 * hashAnnouncedCall({ to: recipient, value: 1n, data: '0x', operation: 0 })
 */
export function hashAnnouncedCall({ to, value, data, operation }: AnnouncedCall): Hex {
  // Throws for a value that is not hex: it would be hashed as other bytes.
  hexToBytes(data)
  return keccakLight(`0x${addressWord(to).slice(24)}${uintWord(value)}${data.slice(2)}0${operation}`)
}
