import { checksumAddress, type Hex } from '@countersign/primitives'
import type { SafeDomain } from '../transaction/hashDomain.ts'
import { isVersionBelow } from '../transaction/isVersionBelow.ts'
import { domainChainId } from '../typed-data/domainChainId.ts'
import type { TypedData } from '../typed-data/TypedData.ts'

/**
 * The data that an owner signs so that the account signs a message: the contracts' `SafeMessage(bytes message)` in
 * the domain of the account's version. Its EIP-712 hash is `hashSafeMessage`.
 *
 * @param input `bytes`: the payload hash of the message (`hashMessagePayload`), 32 bytes
 * @throws SafeError `version/unknown`, `number/out-of-range` for a chain id above 2^53
 * @example
 * buildSafeMessageTypedData({ chainId: 1n, safe, version: '1.4.1', bytes: hashMessagePayload('Hello') })
 */
export function buildSafeMessageTypedData(
  input: SafeDomain & { readonly bytes: Hex },
): TypedData & { primaryType: 'SafeMessage' } {
  const { chainId, safe, version, bytes } = input
  const hasChain = !isVersionBelow(version, '1.3.0')
  const verifyingContract = checksumAddress(safe)
  return {
    types: {
      EIP712Domain: [
        ...(hasChain ? [{ name: 'chainId', type: 'uint256' }] : []),
        { name: 'verifyingContract', type: 'address' },
      ],
      SafeMessage: [{ name: 'message', type: 'bytes' }],
    },
    primaryType: 'SafeMessage',
    domain: hasChain ? { chainId: domainChainId(chainId), verifyingContract } : { verifyingContract },
    message: { message: bytes },
  }
}
