import type { Address, Hex } from '@countersign/primitives'
import type { AppOrigin } from '@countersign/describe/message'
import { noteToSend } from '@countersign/ledger'

/** A signed challenge of a key that is to become an owner. */
export type KeyProof = { readonly owner: Address; readonly signature: Hex }

/**
 * The new owners whose proof of control does not fit into the proposal.
 * @param proofs in the order of the calls
 * @param app the requesting app; null when a user created the transaction
 */
export function ownersLeftOut(proofs: readonly KeyProof[], note: string, app: AppOrigin | null): readonly Address[] {
  const signatures = proofs.map(({ signature }) => signature)
  const { leftOut } = noteToSend(note, signatures, app)
  return proofs.filter(({ signature }) => leftOut.includes(signature)).map(({ owner }) => owner)
}
