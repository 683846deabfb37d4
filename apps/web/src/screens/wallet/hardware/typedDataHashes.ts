import type { Hex } from '@countersign/primitives'
import { hashTypedData, withDomainType } from '@countersign/safe'
import { concatHex, hashStruct, keccak256 } from 'viem'
import { HardwareError } from './HardwareError.ts'
import type { DeviceTypedData } from './HardwareSigner.ts'

export type TypedDataHashes = { readonly domainHash: Hex; readonly messageHash: Hex; readonly hash: Hex }

/**
 * The two halves of an EIP-712 hash, as devices show them, and the hash itself. Computed twice, by separate code.
 * @throws {HardwareError} `hash-differs` if the results differ: then nothing is shown or signed
 */
export function typedDataHashes(typedData: DeviceTypedData): TypedDataHashes {
  const { domain, types, primaryType, message } = withDomainType(typedData)
  const domainHash = hashStruct({ data: domain, primaryType: 'EIP712Domain', types })
  const messageHash = hashStruct({ data: message, primaryType, types })
  const hash = keccak256(concatHex(['0x1901', domainHash, messageHash]))
  const expected = hashTypedData(typedData)
  if (hash !== expected) throw new HardwareError('hash-differs', { expected, actual: hash })
  return { domainHash, messageHash, hash }
}
