import { bytesToHex, hexToBytes, keccak256Light, type Hex } from '@countersign/safe/light'

/** What a device with ERC-8213 shows of a transaction's calldata: `keccak256(uint256(length) ‖ data)`. */
export function calldataDigest(data: Hex): Hex {
  const bytes = hexToBytes(data)
  const length = bytes.length.toString(16).padStart(64, '0')
  return bytesToHex(keccak256Light(hexToBytes(`0x${length}${data.slice(2)}`)))
}
