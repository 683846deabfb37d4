import type { Address } from '@countersign/primitives'
import type { TypedData } from '../../typed-data/TypedData.ts'
import type { Check } from '../Check.ts'
import { hashCheckMessages as messages } from './hashCheckMessages.ts'

/**
 * What is signed, and for whom.
 *
 * @example
 * const bound: BoundToChain = buildSafeTransaction(input)
 */
export type BoundToChain = {
  readonly chainId: bigint
  readonly safe: Address
  readonly version: string
  /** The object for the wallet. */
  readonly typedData: TypedData
}

const id = 'chain-binding'

/**
 * S2. Whether the signature is valid on this network only. Accounts before 1.3.0 have no chain in their domain, so
 * the signature is valid on every network where an account with these owners has this address. Read from the domain
 * that is signed.
 *
 * @param what the word for the sentence: "transaction", "message"
 * @example
 * checkChainBinding(reviewed, 'message').verdict // 'verified'
 */
export function checkChainBinding(
  { chainId, safe, version, typedData }: BoundToChain,
  what: 'transaction' | 'message',
): Check {
  const named = typedData.domain['chainId']
  if (named === undefined || named === null)
    return {
      id,
      field: 'version',
      verdict: 'caution',
      title: messages.everyNetwork,
      reason: messages[`${what}Everywhere`]({ version, safe }),
    }
  return String(named) === chainId.toString()
    ? {
        id,
        verdict: 'verified',
        title: messages.thisNetworkOnly,
        reason: messages.chainSigned(chainId),
      }
    : {
        id,
        field: 'chainId',
        verdict: 'unchecked',
        title: messages.network,
        reason: messages.namesOther({ named: String(named), chainId }),
      }
}
