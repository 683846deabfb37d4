import { type Address, checksumAddress } from '@countersign/primitives'
import { domainChainId } from '../typed-data/domainChainId.ts'
import type { TypedData } from '../typed-data/TypedData.ts'

/**
 * The data that an owner signs to add a proposer, and that the owner or the proposer signs to remove it: the
 * proposer's address and the hour. The account, the label and the end date are not part of it: the service stores
 * them.
 *
 * Source: the delegates of the Safe Transaction Service, whose signature also counts without the chain id.
 *
 * @param input `chainId`: null leaves it out; `totp`: the hour, see `deleteRequestTotp`
 * @throws SafeError `number/out-of-range` for a chain id above 2^53
 * @example
 * buildDelegateTypedData({ chainId: 1n, delegate: bob, totp: deleteRequestTotp(1_795_176_240) }).primaryType // 'Delegate'
 */
export function buildDelegateTypedData(input: {
  readonly chainId: bigint | null
  readonly delegate: Address
  readonly totp: number
}): TypedData & { primaryType: 'Delegate' } {
  const { chainId, delegate, totp } = input
  return {
    types: {
      EIP712Domain: [
        { name: 'name', type: 'string' },
        { name: 'version', type: 'string' },
        ...(chainId === null ? [] : [{ name: 'chainId', type: 'uint256' }]),
      ],
      Delegate: [
        { name: 'delegateAddress', type: 'address' },
        { name: 'totp', type: 'uint256' },
      ],
    },
    primaryType: 'Delegate',
    domain: {
      name: 'Safe Transaction Service',
      version: '1.0',
      ...(chainId === null ? {} : { chainId: domainChainId(chainId) }),
    },
    message: { delegateAddress: checksumAddress(delegate), totp },
  }
}
