import { type Address, addressWord, checksumAddress, type Hex, hexToBytes, uintWord } from '@countersign/primitives'
import type { ContractSignature } from './Signature.ts'

/**
 * The signature of an owner that is a contract (EIP-1271); for a nested account, its owners' packed signatures.
 *
 * @param owner the contract
 * @param bytes the bytes for its `isValidSignature`; may be empty
 * @throws SafeError `hex/malformed`
 * @example
 * contractSignature(nested, packSignatures([approvedHashSignature(alice)])).owner // nested
 */
export function contractSignature(owner: Address, bytes: Hex): ContractSignature {
  const size = uintWord(BigInt(hexToBytes(bytes).length))
  return {
    kind: 'contract',
    owner: checksumAddress(owner),
    data: `0x${addressWord(owner)}${uintWord(65n)}00${size}${bytes.slice(2)}`,
    contractSignature: bytes,
  }
}
