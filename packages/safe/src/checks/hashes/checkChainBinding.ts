import type { Address } from '@countersign/primitives'
import type { TypedData } from '../../typed-data/TypedData.ts'
import type { Check } from '../Check.ts'

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
      title: 'The signature is valid on every network',
      reason: `This account has version ${version}. Accounts before 1.3.0 do not include the network in what they sign. ${OTHERS[what](safe)} Sign only what may be valid everywhere.`,
    }
  return String(named) === chainId.toString()
    ? {
        id,
        verdict: 'verified',
        title: 'Signed for this network only',
        reason: `Chain ${chainId} is part of what is signed. On other chains the signature is invalid.`,
      }
    : {
        id,
        field: 'chainId',
        verdict: 'unchecked',
        title: 'Network of the signature',
        reason: `The signed data names chain ${String(named)}, but the account is on chain ${chainId}.`,
      }
}

const OTHERS = {
  transaction: (safe: Address) =>
    `On every network where an account with these owners has the address ${safe}, any wallet can execute the same transaction once its nonce is next.`,
  message: (safe: Address) =>
    `On every network where an account with these owners has the address ${safe}, that account confirms the same message too.`,
}
