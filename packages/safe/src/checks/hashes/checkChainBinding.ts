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
 * S2. Whether the signature counts on this network only. Accounts before 1.3.0 have no chain in their domain, so it counts wherever an
 * account with these owners stands at this address. Read from the very domain that is signed.
 *
 * @param what as in a sentence: "transaction", "message"
 * @example
 * checkChainBinding(reviewed, 'message').verdict // 'caution' for an account of 1.1.1
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
      title: 'The signature counts on every network',
      reason: `Accounts before 1.3.0, this one is ${version}, leave the network out of what they sign. ${OTHERS[what](safe)} Sign only what may hold everywhere.`,
    }
  return String(named) === chainId.toString()
    ? {
        id,
        verdict: 'verified',
        title: 'Signed for this network only',
        reason: `Chain ${chainId} is part of what is signed; elsewhere the signature is worth nothing.`,
      }
    : {
        id,
        field: 'chainId',
        verdict: 'unchecked',
        title: 'The network that is signed for',
        reason: `What is signed names chain ${String(named)}, the account is on chain ${chainId}.`,
      }
}

const OTHERS = {
  transaction: (safe: Address) =>
    `Wherever an account with these owners stands at ${safe}, anybody can execute the same transaction, once its nonce is next there.`,
  message: (safe: Address) =>
    `Wherever an account with these owners stands at ${safe}, it answers for the same message, too.`,
}
