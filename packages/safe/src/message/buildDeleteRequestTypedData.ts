import { type Address, checksumAddress, type Hex } from '@countersign/primitives'
import { domainChainId } from '../typed-data/domainChainId.ts'
import type { TypedData } from '../typed-data/TypedData.ts'

/**
 * The data that a proposer signs to delete a queued transaction from the service.
 *
 * @param input `totp`: the hour, see `deleteRequestTotp`
 * @throws SafeError `number/out-of-range` for a chain id above 2^53
 * @example
 * buildDeleteRequestTypedData({ chainId: 1n, safe, safeTxHash, totp: deleteRequestTotp(1_795_176_240) }).primaryType // 'DeleteRequest'
 */
export function buildDeleteRequestTypedData(input: {
  readonly chainId: bigint
  readonly safe: Address
  readonly safeTxHash: Hex
  readonly totp: number
}): TypedData & { primaryType: 'DeleteRequest' } {
  return {
    types: {
      EIP712Domain: [
        { name: 'name', type: 'string' },
        { name: 'version', type: 'string' },
        { name: 'chainId', type: 'uint256' },
        { name: 'verifyingContract', type: 'address' },
      ],
      DeleteRequest: [
        { name: 'safeTxHash', type: 'bytes32' },
        { name: 'totp', type: 'uint256' },
      ],
    },
    primaryType: 'DeleteRequest',
    domain: {
      name: 'Safe Transaction Service',
      version: '1.0',
      chainId: domainChainId(input.chainId),
      verifyingContract: checksumAddress(input.safe),
    },
    message: { safeTxHash: input.safeTxHash, totp: input.totp },
  }
}
