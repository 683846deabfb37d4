import type { Hex } from '@countersign/safe'
import { getTypesForEIP712Domain, hashStruct, hashTypedData } from 'viem'
import type { DeviceTypedData } from './HardwareSigner.ts'

export type TypedDataHashes = { readonly domainHash: Hex; readonly messageHash: Hex; readonly hash: Hex }

/** Devices want the type of the domain spelled out; pages may leave it out. */
export function withDomainType({ domain, types, primaryType, message }: DeviceTypedData): DeviceTypedData {
  const { EIP712Domain, ...others } = types
  return {
    domain,
    types: { EIP712Domain: EIP712Domain ?? getTypesForEIP712Domain({ domain }), ...others },
    primaryType,
    message,
  }
}

/** The two halves of EIP-712, as devices show them, and what is signed. */
export function typedDataHashes(typedData: DeviceTypedData): TypedDataHashes {
  const { domain, types, primaryType, message } = withDomainType(typedData)
  return {
    domainHash: hashStruct({ data: domain, primaryType: 'EIP712Domain', types }),
    messageHash: hashStruct({ data: message, primaryType, types }),
    hash: hashTypedData({ domain, types, primaryType, message }),
  }
}
