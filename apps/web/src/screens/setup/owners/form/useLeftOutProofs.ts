import type { OwnerGraph } from '@countersign/safe/checks'
import { type Address, isSameAddress } from '@countersign/primitives'
import type { OwnerCall } from '@countersign/safe/light'
import { ownersLeftOut } from '../../../../parts/owners/ownersLeftOut.ts'
import { useOwnerProofs } from '../../../../data/storage/ownerProofs.ts'
import { useAccount } from '../../../../data/url/useAccount.ts'

/**
 * The new owners whose proof of control does not fit into the proposal. A proof of a contract is never part of it: the
 * service stores it as a message, or each page asks the contract.
 * @param calls in the order in which the review lists the new owners
 * @param graph what the owners are
 */
export function useLeftOutProofs(
  calls: readonly OwnerCall[],
  unproven: readonly Address[],
  graph: OwnerGraph,
): readonly Address[] {
  const { chainId, safe } = useAccount()
  const kept = useOwnerProofs(chainId, safe)
  const proofs = calls.flatMap(({ step }) => {
    if (step.kind !== 'add' && step.kind !== 'replace') return []
    const owner = step.comes
    if (graph.get(owner.toLowerCase())?.kind !== 'key' || unproven.some((one) => isSameAddress(one, owner))) return []
    const entry = kept.find((one) => isSameAddress(one.owner, owner))
    return entry ? [{ owner, signature: entry.signature }] : []
  })
  return ownersLeftOut(proofs, '', null)
}
