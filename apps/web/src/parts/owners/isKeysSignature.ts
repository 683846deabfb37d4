import { hashMessagePayload, parseSignatures, recoverSignature } from '@countersign/safe'
import { ownerChallenge } from '@countersign/safe/checks'
import { type Address, type Hex, isSameAddress } from '@countersign/primitives'

/** The account that a key is to own. */
export type Place = { readonly chainId: bigint; readonly safe: Address }

/** The hash that a new owner signs. */
export const challengeHash = ({ chainId, safe }: Place, owner: Address): Hex =>
  hashMessagePayload(ownerChallenge({ owner, account: safe, chainId }))

/** Whether a plain key made this signature of the challenge, by recovery. No chain is read. */
export async function isKeysSignature(place: Place, owner: Address, signature: Hex): Promise<boolean> {
  try {
    const [only, ...others] = parseSignatures(signature)
    // An on-chain approval or a contract's signature only claims an owner.
    if (!only || others.length > 0 || (only.kind !== 'eoa' && only.kind !== 'ethSign')) return false
    return isSameAddress((await recoverSignature({ signature: only, hash: challengeHash(place, owner) })).owner, owner)
  } catch {
    return false
  }
}
