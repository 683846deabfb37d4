import { hashTypedData, type Hex } from '@countersign/safe'
import { concatHex, hashStruct, keccak256 } from 'viem'
import { HardwareError } from './HardwareError.ts'
import type { DeviceTypedData } from './HardwareSigner.ts'

export type TypedDataHashes = { readonly domainHash: Hex; readonly messageHash: Hex; readonly hash: Hex }

const DOMAIN_FIELDS = [
  { name: 'name', type: 'string' },
  { name: 'version', type: 'string' },
  { name: 'chainId', type: 'uint256' },
  { name: 'verifyingContract', type: 'address' },
  { name: 'salt', type: 'bytes32' },
]

/** Devices want the type of the domain spelled out; pages may leave it out, and it follows from the fields there are. */
export function withDomainType({ domain, types, primaryType, message }: DeviceTypedData): DeviceTypedData {
  const { EIP712Domain, ...others } = types
  const fields = EIP712Domain ?? DOMAIN_FIELDS.filter(({ name }) => domain[name] !== undefined && domain[name] !== null)
  return { domain, types: { EIP712Domain: fields, ...others }, primaryType, message }
}

/**
 * The two halves of EIP-712, as devices show them, and what is signed. Computed twice, by separate code.
 * @throws {HardwareError} `hash-differs` when both do not agree: nothing is shown or signed then
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
