import type { Address } from '../address/Address.ts'
import { checksumAddress } from '../address/checksumAddress.ts'
import type { Hex } from '../hex/Hex.ts'
import { hexToBytes } from '../hex/hexToBytes.ts'
import { addressWord, uintWord } from '../hex/words.ts'
import type { ContractSignature } from './Signature.ts'

/**
 * The signature of an owner that is a contract (EIP-1271), for a nested account its packed owners' signatures.
 *
 * @param owner the contract
 * @param bytes what its `isValidSignature` is handed; may be empty
 * @throws SafeError `hex/malformed`
 * @example
 * contractSignature(nestedSafe, packSignatures(signaturesOfItsOwners))
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
