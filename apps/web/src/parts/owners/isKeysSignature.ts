import { hashMessagePayload, parseSignatures, recoverSignature } from '@countersign/safe'
import { ownerChallenge } from '@countersign/safe/checks'
import { type Address, type Hex, isSameAddress } from '@countersign/primitives'

/** The account a key shall own. */
export type Place = { readonly chainId: bigint; readonly safe: Address }

/** What a new owner signs, as a hash. */
export const challengeHash = ({ chainId, safe }: Place, owner: Address): Hex =>
  hashMessagePayload(ownerChallenge({ owner, account: safe, chainId }))

/** Whether a plain key made this signature of the challenge, recovered here. No chain is asked. */
export async function isKeysSignature(place: Place, owner: Address, signature: Hex): Promise<boolean> {
  try {
    const [only, ...others] = parseSignatures(signature)
    // An approved hash or a contract's signature only claims an owner.
    if (!only || others.length > 0 || (only.kind !== 'eoa' && only.kind !== 'ethSign')) return false
    return isSameAddress((await recoverSignature({ signature: only, hash: challengeHash(place, owner) })).owner, owner)
  } catch {
    return false
  }
}
