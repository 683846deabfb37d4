import { bytesToHex, type Hex, hexToBytes, uintWord } from '@countersign/primitives'
import { keccak256 } from '../keccak/keccak256.ts'

/**
 * The calldata digest of ERC-8213: `keccak256(uint256(length) ‖ calldata)`. Devices show it if they cannot show the
 * bytes. The chain is not part of it.
 *
 * @param data calldata; `0x` has a digest, too
 * @throws SafeError `hex/malformed`
 * @example
 * calldataDigest(transferData)
 */
export function calldataDigest(data: Hex): Hex {
  const bytes = hexToBytes(data)
  const whole = new Uint8Array(32 + bytes.length)
  whole.set(hexToBytes(`0x${uintWord(BigInt(bytes.length))}`))
  whole.set(bytes, 32)
  return bytesToHex(keccak256(whole))
}
